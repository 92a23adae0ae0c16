import { useEffect, type RefObject } from 'react';
import { tabbableElements } from '../dom/nextTabbable';

const fields = 'input, select, textarea, [role="spinbutton"], [contenteditable], [aria-haspopup="listbox"]';

/**
 * Moves the focus to an element or to the first field of a form when a dialog opens. An element with `autoFocus` keeps
 * the focus. Call it in the content: its effects run before React Aria's dialog focuses itself.
 */
export function useInitialFocus(
  content: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> | undefined,
) {
  useEffect(() => {
    const dialog = content.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    const form = dialog.querySelector('form');
    const field = form && tabbableElements(form).find((stop) => stop.matches(fields));
    (target?.current ?? field)?.focus();
  }, [content, target]);
}
