import { useEffect, useState, type RefObject } from 'react';

/** Which ways an element holds more than it shows. */
export interface Overflow {
  inline: boolean;
  block: boolean;
}

const fits: Overflow = { inline: false, block: false };

/** Whether an element scrolls, kept up to date with its size and what is in it. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(fits);

  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const measure = () => {
      const inline = area.scrollWidth > area.clientWidth + 1;
      const block = area.scrollHeight > area.clientHeight + 1;
      setOverflow((now) => (now.inline === inline && now.block === block ? now : { inline, block }));
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(area);
    for (const child of area.children) size.observe(child);
    return () => size.disconnect();
  }, [ref]);

  return overflow;
}
