import { useEffect } from 'react';
import { isFocusLost } from '../dom/isFocusLost';
import { modals } from '../dom/modals';

/** Frames in which React Aria can return the focus. */
const returnFrames = 6;

/** Returns the dialog that opened last, or the heading of the page. */
const topmost = () =>
  [...document.querySelectorAll<HTMLElement>(modals)].at(-1) ??
  document.querySelector<HTMLElement>('main h1[tabindex="-1"]');

/** Focuses the topmost dialog or the page, if the focus is on no element after `frames`. */
function focusTopmost(frames: number) {
  requestAnimationFrame(() => {
    if (frames > 0) focusTopmost(frames - 1);
    else if (isFocusLost()) topmost()?.focus({ preventScroll: true });
  });
}

/**
 * Focuses the dialog below when the dialog around it closes. React Aria returns the focus to the element that opened
 * the closed dialog. If that is gone, such as an item of a menu, it tries the element that opened the dialog below,
 * which is inert. The focus would be on no element, and Escape would do nothing. Without a dialog below, focuses the
 * heading of the page: a dialog opened by its URL has no trigger.
 */
export function FocusReturn() {
  useEffect(() => () => focusTopmost(returnFrames), []);
  return null;
}
