import { useCallback, useSyncExternalStore } from 'react';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const never = () => () => undefined;

/** Whether the page is scrolled further than so many pixels; without a number nothing is watched. */
export function useScrolled(pixels: number | undefined) {
  const isFurther = useCallback(() => pixels !== undefined && window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(pixels === undefined ? never : onScroll, isFurther, () => false);
}
