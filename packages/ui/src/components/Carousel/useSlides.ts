import { useEffect, useRef, type RefObject } from 'react';
import { nearestSlide } from './slides';

const slidesOf = (frame: HTMLElement) => [...frame.children] as HTMLElement[];

/** Returns the inline start of an element, increasing in the reading direction. */
function startOf(element: HTMLElement, isRtl: boolean) {
  const { left, right } = element.getBoundingClientRect();
  return isRtl ? -right : left;
}

/** Scrolls the frame to the slide at `index`, and calls `onSettle` when the user has scrolled to another one. */
export function useSlides(frame: RefObject<HTMLDivElement | null>, index: number, onSettle: (index: number) => void) {
  const settled = useRef(onSettle);
  const target = useRef(index);
  const isFirst = useRef(true);
  const isScrolling = useRef(false);

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
    const distance = startOf(slide, isRtl) - startOf(area, isRtl);
    if (Math.abs(distance) <= 1) return;
    isScrolling.current = true;
    // `scrollTo`, not `scrollBy`: a relative scroll would stop at the next slide (`scroll-snap-stop`).
    area.scrollTo({ left: area.scrollLeft + (isRtl ? -distance : distance), behavior });
  }, [frame, index]);

  useEffect(() => {
    const area = frame.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const isRtl = getComputedStyle(area).direction === 'rtl';
      const found = nearestSlide(
        slidesOf(area).map((slide) => startOf(slide, isRtl)),
        startOf(area, isRtl),
      );
      if (found === target.current) isScrolling.current = false;
      // Ignore the slides that a programmatic scroll passes.
      else if (!isScrolling.current) settled.current(found);
    };
    // Not every browser supports `scrollend`, so debounce `scroll` instead.
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 120);
    };
    const handleGesture = () => {
      isScrolling.current = false;
    };
    const gestures = ['pointerdown', 'touchstart', 'wheel'] as const;
    area.addEventListener('scroll', handleScroll, { passive: true });
    for (const gesture of gestures) area.addEventListener(gesture, handleGesture, { passive: true });
    return () => {
      clearTimeout(timer);
      area.removeEventListener('scroll', handleScroll);
      for (const gesture of gestures) area.removeEventListener(gesture, handleGesture);
    };
  }, [frame]);
}
