import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { nextTabbable } from '../dom/nextTabbable';

/**
 * Moves focus to the next tabbable element when a dismissed part unmounts with focus inside. Calls `onLeft` after a
 * dismissed part unmounts. Call the returned function on dismissal.
 */
export function useRestoreFocusOnUnmount(ref: RefObject<Element | null>, onLeft?: () => void) {
  const isDismissed = useRef(false);
  const left = useRef(onLeft);

  useEffect(() => {
    left.current = onLeft;
  });

  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (!isDismissed.current || !part) return;
      const next = part.contains(document.activeElement) ? nextTabbable(part) : undefined;
      const callback = left.current;
      queueMicrotask(() => {
        if (part.isConnected) return;
        next?.focus();
        callback?.();
      });
    };
  }, [ref]);

  return () => {
    isDismissed.current = true;
  };
}
