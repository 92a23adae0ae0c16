import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { stopNear } from './focusNear';

const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * For parts that take themselves away: call what this gives when somebody asked for it. When the part then leaves the
 * page with the focus inside, the focus goes to what stands next to it.
 */
export function useLeaving(ref: RefObject<Element | null>, onLeft?: () => void) {
  const isAsked = useRef(false);
  const left = useRef(onLeft);

  useEffect(() => {
    left.current = onLeft;
  });

  useLayout(() => {
    const part = ref.current;
    return () => {
      if (!isAsked.current || !part) return;
      const next = part.contains(document.activeElement) ? stopNear(part) : undefined;
      const said = left.current;
      queueMicrotask(() => {
        if (part.isConnected) return;
        next?.focus();
        said?.();
      });
    };
  }, [ref]);

  return () => {
    isAsked.current = true;
  };
}
