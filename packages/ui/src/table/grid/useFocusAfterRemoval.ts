import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../private/dom/isFocusLost';
import { isInModal, onFocusLost } from '../../private/dom/onFocusLost';

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
  const cancel = useRef<() => void>(undefined);
  const latest = useRef(onLost);

  const handleRemoval = useCallback(() => {
    focused.current = undefined;
    cancel.current?.();
    cancel.current = onFocusLost(() => {
      if (body.current?.querySelector('[data-index]')) latest.current();
      else focusTable(table.current);
    });
  }, [body]);

  useLayoutEffect(() => {
    latest.current = onLost;
    if (focused.current && !focused.current.isConnected) handleRemoval();
  });
  useEffect(
    () => () => {
      cancel.current?.();
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
    cancel.current?.();
    if (!body.current?.contains(target)) return;
    focused.current = target;
    table.current = body.current.closest('table') ?? body.current;
  };
}
