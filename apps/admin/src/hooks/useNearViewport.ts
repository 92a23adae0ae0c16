import { useEffect, useState, type RefObject } from 'react';

/** Distance to the viewport from which an element counts as near, px. */
const margin = 300;
/** Time after which every element counts as near, ms. Lets find in page and screen readers reach the whole page. */
const limit = 5000;

/**
 * Returns true once the element has been near the viewport, on printing, or after 5 s.
 * @param waits If true, only once a part of the element has been visible, or on printing.
 */
export function useNearViewport(ref: RefObject<Element | null>, waits = false) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    const show = () => setNear(true);
    const timer = waits ? undefined : setTimeout(show, limit);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: `${waits ? 0 : margin}px 0px`,
    });
    observer.observe(element);
    window.addEventListener('beforeprint', show);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [isNear, ref, waits]);
  return isNear;
}
