import { isFocusLost } from './isFocusLost';
import { modals } from './modals';

/** Time in ms in which a menu or dialog can close and return the focus. */
const closingTime = 500;

export const isInModal = (target: Element | null) => Boolean(target?.closest(modals));

/**
 * Calls `restore` if the focus is on no element, now or when the menu or dialog closes that is open now. Returns a
 * function that cancels it.
 */
export function onFocusLost(restore: () => void): () => void {
  let frame: number;
  let end = performance.now() + closingTime;
  const check = (wasLost: boolean) => {
    frame = requestAnimationFrame(() => {
      const isLost = isFocusLost();
      // An overlay that closed returns the focus in the next frame.
      if (!wasLost || !isLost) {
        // The focused element may have been removed by a form in a dialog that stays open. A frame can take longer than `closingTime`.
        const isWaiting = isLost || isInModal(document.activeElement);
        if (isWaiting) end = performance.now() + closingTime;
        if (isWaiting || performance.now() < end) check(isLost);
      } else restore();
    });
  };
  check(false);
  return () => cancelAnimationFrame(frame);
}
