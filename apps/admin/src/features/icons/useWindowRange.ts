import { useEffect, useState, type RefObject } from 'react';

/** Distance beyond the viewport that is rendered, px. */
const margin = 400;

/** Returns the width of an element and the part of it that is near the viewport, as offsets from its start. */
export function useWindowRange(ref: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState({ inlineSize: 0, from: 0, to: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      // Rounded, so that small scroll steps don't cause a render.
      const from = Math.floor((-top - margin) / margin) * margin;
      const to = from + window.innerHeight + 3 * margin;
      setRange((before) =>
        before.from === from && before.to === to && before.inlineSize === width
          ? before
          : { inlineSize: width, from, to },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return range;
}
