import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  entriesIn,
  initialWindow,
  latestWindow,
  moveEarlier,
  moveLater,
  windowAround,
  type ThreadEntry,
} from './threadEntries';

/** Returns the rendered part of a long thread, which moves with the scroll position. */
export function useThreadWindow(entries: readonly ThreadEntry[]) {
  const [window, setWindow] = useState(() => initialWindow(entries));
  const shown = entriesIn(entries, window);
  const all = useRef(entries);
  useLayoutEffect(() => {
    all.current = entries;
  }, [entries]);
  const toMessage = useCallback((id: string) => {
    const index = all.current.findIndex(
      (entry) => entry.kind === 'group' && entry.messages.some((message) => message.id === id),
    );
    setWindow((now) => {
      const isIn = entriesIn(all.current, now).includes(all.current[index] as ThreadEntry);
      return index === -1 || isIn ? now : windowAround(index, all.current.length);
    });
  }, []);
  return {
    shown,
    isLatest: window.after === 0,
    /** Renders earlier entries. Returns false if there are none. */
    earlier: () => {
      if (shown[0] === entries[0]) return false;
      setWindow(moveEarlier);
      return true;
    },
    later: () => {
      if (window.after > 0) setWindow(moveLater);
    },
    toLatest: useCallback(() => setWindow(latestWindow), []),
    toMessage,
  };
}
