import { useEffect, useRef, type RefObject } from 'react';
import { nearestSlide } from './slides';

const slidesOf = (frame: HTMLElement) => [...frame.children] as HTMLElement[];

/** Where a slide begins, counted along the line: the same left to right and right to left. */
function startOf(element: HTMLElement, isRtl: boolean) {
  const { left, right } = element.getBoundingClientRect();
  return isRtl ? -right : left;
}

/** Scrolls a frame to its slide, and tells which slide a scrolling by hand has come to. */
export function useSlides(frame: RefObject<HTMLDivElement | null>, index: number, onSettle: (index: number) => void) {
  const settled = useRef(onSettle);
  const target = useRef(index);
  const isFirst = useRef(true);
  const isTravelling = useRef(false);

  useEffect(() => {
    settled.current = onSettle;
  });

  useEffect(() => {
    const area = frame.current;
    const slide = area && slidesOf(area)[index];
    target.current = index;
    const behavior = isFirst.current ? 'instant' : 'auto';
    isFirst.current = false;
    if (!area || !slide) return;
    const isRtl = getComputedStyle(area).direction === 'rtl';
    const way = startOf(slide, isRtl) - startOf(area, isRtl);
    if (Math.abs(way) <= 1) return;
    isTravelling.current = true;
    // An end is named, not a way: a way would stop at the next slide (`scroll-snap-stop`).
    area.scrollTo({ left: area.scrollLeft + (isRtl ? -way : way), behavior });
  }, [frame, index]);

  useEffect(() => {
    const area = frame.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isRtl = getComputedStyle(area).direction === 'rtl';
      const found = nearestSlide(
        slidesOf(area).map((slide) => startOf(slide, isRtl)),
        startOf(area, isRtl),
      );
      if (found === target.current) isTravelling.current = false;
      // What is passed on the way to a slide is not where it comes to rest.
      else if (!isTravelling.current) settled.current(found);
    };
    // Not every browser says when a scrolling has ended; a pause says it too.
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 120);
    };
    const take = () => {
      isTravelling.current = false;
    };
    const gestures = ['pointerdown', 'touchstart', 'wheel'] as const;
    area.addEventListener('scroll', later, { passive: true });
    for (const gesture of gestures) area.addEventListener(gesture, take, { passive: true });
    return () => {
      clearTimeout(timer);
      area.removeEventListener('scroll', later);
      for (const gesture of gestures) area.removeEventListener(gesture, take);
    };
  }, [frame]);
}
