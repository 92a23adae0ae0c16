import { useEffect, useState } from 'react';
import { watchSize } from '../../private/dom/watchSize';

export interface Spot {
  element: Element;
  rect: { top: number; left: number; width: number; height: number };
}

const margin = 6;

export function measure(element: Element | null | undefined): Spot | undefined {
  const rect = element?.getBoundingClientRect();
  if (!element || !rect || rect.width <= 0 || rect.height <= 0) return undefined;
  const [top, left] = [Math.max(rect.top - margin, 0), Math.max(rect.left - margin, 0)];
  return {
    element,
    rect: {
      top,
      left,
      width: Math.min(rect.right + margin, document.documentElement.clientWidth) - left,
      height: Math.min(rect.bottom + margin, window.innerHeight) - top,
    },
  };
}

const same = (a: Spot | undefined, b: Spot | undefined) =>
  a?.element === b?.element &&
  (['top', 'left', 'width', 'height'] as const).every((side) => a?.rect[side] === b?.rect[side]);

/** Scrolls a target into view and tracks its position. Undefined if the target is missing or has no size. */
export function useSpot(target: () => Element | null | undefined): Spot | undefined {
  const [spot, setSpot] = useState(() => measure(target()));

  useEffect(() => {
    const look = () =>
      setSpot((before) => {
        const now = measure(target());
        return same(before, now) ? before : now;
      });
    target()?.scrollIntoView?.({ block: 'nearest' });
    look();
    const unwatch = watchSize([target()], look);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      unwatch();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [target]);

  return spot;
}
