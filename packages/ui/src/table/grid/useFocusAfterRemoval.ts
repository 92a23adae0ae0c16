import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Time in ms in which a menu or dialog can close and return the focus. */
const closingTime = 500;

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Calls `onLost` when the row with the focus was removed and the focus is on no other element, also if the focus was in
 * a menu of the row or a dialog. Returns a listener for focus in the rows.
 */
export function useFocusAfterRemoval(body: RefObject<HTMLElement | null>, onLost: () => void) {
  const focused = useRef<HTMLElement>(undefined);
  const frame = useRef<number>(undefined);
  const latest = useRef(onLost);
  const stop = () => frame.current !== undefined && cancelAnimationFrame(frame.current);

  useLayoutEffect(() => {
    latest.current = onLost;
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    const end = performance.now() + closingTime;
    const check = (wasLost: boolean) => {
      frame.current = requestAnimationFrame(() => {
        // An overlay that closed returns the focus in the next frame.
        if (wasLost && isFocusLost()) latest.current();
        else if (performance.now() < end) check(isFocusLost());
      });
    };
    check(false);
  });
  useEffect(() => () => void stop(), []);
  useEffect(() => {
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      // The user left the table or an overlay of it, unless the element was removed.
      queueMicrotask(() => {
        if ((target as Node).isConnected && isFocusLost()) focused.current = undefined;
      });
    };
    document.addEventListener('focusout', handleFocusOut);
    return () => document.removeEventListener('focusout', handleFocusOut);
  }, []);

  return (target: HTMLElement) => {
    stop();
    if (body.current?.contains(target)) focused.current = target;
  };
}
