import { useState } from 'react';

/** Tracks the series hidden in the legend. The last visible series can't be hidden. */
export function useHiddenSeries(ids: readonly string[]) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isHidden = (id: string) => hidden.includes(id);
  const toggle = (id: string) =>
    setHidden((before) => {
      if (before.includes(id)) return before.filter((other) => other !== id);
      const next = [...before, id];
      return ids.every((other) => next.includes(other)) ? before : next;
    });
  return { isHidden, toggle };
}
