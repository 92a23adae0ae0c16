import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../private/dom/isFocusLost';
import { modals } from '../../private/dom/modals';

/** Time in ms in which a menu or dialog can close and return the focus. */
const closingTime = 500;

const isInModal = (target: Element | null) => Boolean(target?.closest(modals));

/** Focuses the table or list that contained the rows, unless it was removed too. */
function focusTable(table: HTMLElement | undefined) {
  if (!table?.isConnected) return;
  table.tabIndex = -1;
  table.focus({ preventScroll: true });
}

/**
 * Moves the focus when the row with the focus was removed and the focus is on no other element, also if the focus was in
 * a menu of the row or a dialog: calls `onLost`, or focuses the table if it has no rows left. Returns a listener for
 * focus in the rows.
 */
export function useFocusAfterRemoval(body: RefObject<HTMLElement | null>, onLost: () => void) {
  const focused = useRef<HTMLElement>(undefined);
  const table = useRef<HTMLElement>(undefined);
  const frame = useRef<number>(undefined);
  const latest = useRef(onLost);
  const stop = () => frame.current !== undefined && cancelAnimationFrame(frame.current);

  const handleRemoval = useCallback(() => {
    focused.current = undefined;
    let end = performance.now() + closingTime;
    const check = (wasLost: boolean) => {
      frame.current = requestAnimationFrame(() => {
        const isLost = isFocusLost();
        // An overlay that closed returns the focus in the next frame.
        if (!wasLost || !isLost) {
          // The row may have been removed by a form in a dialog that stays open. A frame can take longer than `closingTime`.
          const isWaiting = isLost || isInModal(document.activeElement);
          if (isWaiting) end = performance.now() + closingTime;
          if (isWaiting || performance.now() < end) check(isLost);
        } else if (body.current?.querySelector('[data-index]')) latest.current();
        else focusTable(table.current);
      });
    };
    check(false);
  }, [body]);

  useLayoutEffect(() => {
    latest.current = onLost;
    if (focused.current && !focused.current.isConnected) handleRemoval();
  });
  useEffect(
    () => () => {
      stop();
      // A table without rows has no body.
      if (focused.current) handleRemoval();
    },
    [handleRemoval],
  );
  useEffect(() => {
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || isInModal(target as Element)) return;
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
    if (!body.current?.contains(target)) return;
    focused.current = target;
    table.current = body.current.closest('table') ?? body.current;
  };
}
