import { useEffect, useRef, useState } from 'react';

export interface DelayedPendingOptions {
  /** Delay in ms before the result becomes true. @default 200 */
  delay?: number;
  /** Minimum duration in ms for which the result stays true. @default 300 */
  minimum?: number;
}

/** Returns true while a skeleton or spinner should be visible. Prevents flicker for short tasks. */
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
