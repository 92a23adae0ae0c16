import { useEffect, useRef, useState } from 'react';

export interface DelayedPendingOptions {
  /** How long work may take before anything shows, ms. @default 200 */
  delay?: number;
  /** How long what showed stays, ms. @default 300 */
  minimum?: number;
}

/** Whether to show a skeleton: not for short work, and once shown not for a blink. */
export function useDelayedPending(
  isPending: boolean,
  { delay = 200, minimum = 300 }: DelayedPendingOptions = {},
): boolean {
  const [isShown, setIsShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isPending === isShown) return;
    const wait = isPending ? delay : Math.max(0, shownAt.current + minimum - Date.now());
    const timer = setTimeout(() => {
      if (isPending) shownAt.current = Date.now();
      setIsShown(isPending);
    }, wait);
    return () => clearTimeout(timer);
  }, [isPending, isShown, delay, minimum]);

  return isShown;
}
