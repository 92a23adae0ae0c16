import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as rows from './rows.css';

/** Stops Enter and Space on a row's buttons from reaching the row. */
const stopPresses = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Event that React Aria dispatches before it restores focus; a collection would focus its row instead. */
const restoreFocusEvent = 'react-aria-focus-scope-restore';

const keepFocus = (event: Event) => event.stopPropagation();

/** Buttons and menus at the end of a row. A closing menu restores focus to its button. */
export function RowEnd({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = end.current;
    element?.addEventListener(restoreFocusEvent, keepFocus);
    return () => element?.removeEventListener(restoreFocusEvent, keepFocus);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stops keys from reaching the row
    <span ref={end} className={rows.actions} onKeyDown={stopPresses}>
      {children}
    </span>
  );
}
