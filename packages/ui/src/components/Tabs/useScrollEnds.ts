import { useEffect, useState, type RefObject } from 'react';
import { watchSize } from '../../private/dom/watchSize';

/** Returns whether a row has more content before and after its visible part, in the text direction. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>, isWatching: boolean) {
  const [ends, setEnds] = useState({ start: false, end: false });

  useEffect(() => {
    const row = ref.current;
    if (!row || !isWatching) return;
    const measure = () => {
      // scrollLeft is negative in right-to-left layouts.
      const way = Math.abs(row.scrollLeft);
      const start = way > 1;
      const end = way + row.clientWidth < row.scrollWidth - 1;
      setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
    };
    measure();
    const unwatch = watchSize([row, ...row.children], measure);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      unwatch();
      row.removeEventListener('scroll', measure);
    };
  }, [ref, isWatching]);

  return ends;
}
