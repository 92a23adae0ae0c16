import { useEffect, useRef } from 'react';

/**
 * Tells the style sheet whether a box is narrower than what is in it and on which sides more is to come; where something
 * in it asks for it, also how wide the box is: all that is in it is styled anew for that.
 */
export function useScrollShadows<Box extends HTMLElement>(isWidthAsked: boolean) {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    const frame = box?.parentElement;
    if (!box || !frame) return undefined;
    const measure = () => {
      // scrollLeft runs below zero where the writing runs right to left.
      const at = Math.abs(box.scrollLeft);
      const rest = box.scrollWidth - box.clientWidth;
      box.toggleAttribute('data-overflow', rest > 1);
      frame.toggleAttribute('data-more-start', rest > 1 && at > 1);
      frame.toggleAttribute('data-more-end', rest > 1 && at < rest - 1);
    };
    const resize = () => {
      if (isWidthAsked) box.style.setProperty('--table-room', `${box.clientWidth}px`);
      measure();
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [isWidthAsked]);
  return ref;
}
