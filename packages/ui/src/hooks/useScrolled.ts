import { useCallback, useSyncExternalStore } from 'react';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const never = () => () => undefined;

/** Returns true if the page is scrolled further than `pixels`. Always false, without a listener, if it is undefined. */
export function useScrolled(pixels: number | undefined) {
  const isFurther = useCallback(() => pixels !== undefined && window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(pixels === undefined ? never : onScroll, isFurther, () => false);
}
