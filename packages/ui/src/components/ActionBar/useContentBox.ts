import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchSize } from '../../private/dom/watchSize';

/** Returns the left edge and width of an element and tracks changes. */
export function useContentBox(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState<{ left: number; width: number }>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { left, width } = measured.getBoundingClientRect();
      setBox((before) => (before?.left === left && before.width === width ? before : { left, width }));
    };
    measure();
    const unwatch = watchSize([measured], measure);
    window.addEventListener('resize', measure);
    return () => {
      unwatch();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return box;
}
