import { useCallback, useRef, useState } from 'react';

/** Width of an element, px, and the ref that measures it; 0 before the first layout. */
export function useInlineSize() {
  const [size, setSize] = useState(0);
  const watching = useRef<ResizeObserver>(undefined);
  // React 18 knows no clean-up of a callback ref: it calls it with null instead, as 19 does where none is given.
  const ref = useCallback((element: HTMLElement | null) => {
    watching.current?.disconnect();
    if (!element || typeof ResizeObserver === 'undefined') return;
    watching.current = new ResizeObserver(([entry]) => entry && setSize(Math.round(entry.contentRect.width)));
    watching.current.observe(element);
  }, []);
  return [size, ref] as const;
}
