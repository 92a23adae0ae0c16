import { useEffect, useState, type RefObject } from 'react';

/** Checks whether two boxes overlap. */
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Checks whether a fixed element lies over the focused control (WCAG 2.4.11), while `isShown`. */
export function useCoversFocus(place: RefObject<HTMLElement | null>, isShown: boolean) {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const check = () => {
      const element = place.current;
      const focused = document.activeElement as HTMLElement | SVGElement | null;
      // Elements that only scripts focus, such as the main part of the page, are no controls.
      const isControl = focused && focused.tabIndex >= 0 && !element?.contains(focused);
      setCovers(
        Boolean(element && isControl && overlap(element.getBoundingClientRect(), focused.getBoundingClientRect())),
      );
    };
    check();
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [place, isShown]);
  return covers;
}
