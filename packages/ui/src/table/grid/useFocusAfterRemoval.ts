import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Frames in which a menu or dialog can close and return the focus. */
const frames = 30;

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
    const check = (left: number, wasLost: boolean) => {
      frame.current = requestAnimationFrame(() => {
        // An overlay that closed returns the focus in the next frame.
        if (wasLost && isFocusLost()) latest.current();
        else if (left > 0) check(left - 1, isFocusLost());
      });
    };
    check(frames, false);
  });
  useEffect(() => () => void stop(), []);
  useEffect(() => {
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || target !== focused.current) return;
      // The user left the table, unless the element was removed.
      queueMicrotask(() => {
        if (focused.current?.isConnected && isFocusLost()) focused.current = undefined;
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
