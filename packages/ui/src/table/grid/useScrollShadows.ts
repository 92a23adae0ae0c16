import { useEffect, useRef } from 'react';
import { watchSize } from '../../private/dom/watchSize';

/**
 * Sets attributes for overflow and scroll shadows on a scrolling box. `hasWidth` also exposes its width as a custom
 * property, which restyles everything in the box.
 */
export function useScrollShadows<Box extends HTMLElement>(hasWidth: boolean) {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    const frame = box?.parentElement;
    if (!box || !frame) return undefined;
    const measure = () => {
      // scrollLeft is negative in RTL.
      const at = Math.abs(box.scrollLeft);
      const rest = box.scrollWidth - box.clientWidth;
      box.toggleAttribute('data-overflow', rest > 1);
      frame.toggleAttribute('data-more-start', rest > 1 && at > 1);
      frame.toggleAttribute('data-more-end', rest > 1 && at < rest - 1);
    };
    const resize = () => {
      if (hasWidth) box.style.setProperty('--table-visible-width', `${box.clientWidth}px`);
      measure();
    };
    resize();
    const unwatch = watchSize([box, box.firstElementChild], resize);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      unwatch();
      box.removeEventListener('scroll', measure);
    };
  }, [hasWidth]);
  return ref;
}
