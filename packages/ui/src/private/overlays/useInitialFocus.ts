import { useEffect, type RefObject } from 'react';
import { tabbableElements } from '../dom/nextTabbable';
import { modals } from '../dom/modals';

const fields = 'input, select, textarea, [role="spinbutton"], [contenteditable], [aria-haspopup="listbox"]';

/**
 * Moves the focus into a dialog when it opens: to an element, to the first field of a form, or to the dialog. An
 * element with `autoFocus` keeps the focus. Call it in the content: its effects run before those of React Aria's
 * dialog, which waits for all transitions of the page and never receives focus if a `transitionend`
 * event is missed.
 */
export function useInitialFocus(
  content: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> | undefined,
) {
  useEffect(() => {
    const dialog = content.current?.closest<HTMLElement>(modals);
    if (!dialog || dialog.contains(document.activeElement)) return;
    const form = dialog.querySelector('form');
    const field = form && tabbableElements(form).find((stop) => stop.matches(fields));
    const first = target?.current ?? field;
    if (first) first.focus();
    else dialog.focus({ preventScroll: true });
  }, [content, target]);
}
