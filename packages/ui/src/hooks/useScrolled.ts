import { useCallback, useSyncExternalStore } from 'react';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
};
const never = () => () => undefined;

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

/**
 * Returns true if the page is scrolled further than `pixels`, and more than `endGap` pixels from its end.
 * Adds no listener without a number.
 */
export function useScrolled(pixels: number | undefined, endGap = -Infinity) {
  const isFurther = useCallback(
    () => pixels !== undefined && window.scrollY > pixels && distanceToEnd() > endGap,
    [pixels, endGap],
  );
  return useSyncExternalStore(pixels === undefined ? never : onScroll, isFurther, () => false);
}
