import { useState } from 'react';

/** Which series the legend has switched off. The last one that shows stays: an empty chart answers nothing. */
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
