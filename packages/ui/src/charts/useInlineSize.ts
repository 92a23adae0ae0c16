import { useCallback, useState } from 'react';

/** Returns the width of an element in px, and its ref. 0 before the first layout. */
export function useInlineSize() {
  const [size, setSize] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref] as const;
}
