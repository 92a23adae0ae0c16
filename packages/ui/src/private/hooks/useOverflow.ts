import { useEffect, useState, type RefObject } from 'react';
import { watchSize } from '../dom/watchSize';

/** Directions in which an element overflows. */
export interface Overflow {
  inline: boolean;
  block: boolean;
}

const fits: Overflow = { inline: false, block: false };

/** Tracks the overflow of an element while its size or that of its children changes. The children must stay the same. */
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
    return watchSize([area, ...area.children], measure);
  }, [ref]);

  return overflow;
}
