import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost } from '../../private/dom/isFocusLost';
import { isInModal, onFocusLost } from '../../private/dom/onFocusLost';

/** Tables and lists whose items can be selected, and cards of tables. */
const collections = '[role="grid"], [role="treegrid"], [data-row]';

/**
 * Returns the focus when a bar with the focus is removed: to the item of a table or list that had it last, otherwise to
 * the element before the bar. If that item is removed too, its table moves the focus. Returns handlers for the bar.
 */
export function useReturnFocus(isShown: boolean) {
  const item = useRef<HTMLElement>(undefined);
  const previous = useRef<Element>(undefined);
  const hasFocus = useRef(false);

  useEffect(() => {
    const handleFocus = ({ target }: Event) => {
      const element = target as HTMLElement;
      if (element.closest(collections) && !isInModal(element)) item.current = element;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    return () => {
      if (!hasFocus.current) return;
      hasFocus.current = false;
      const target = (item.current ?? previous.current) as HTMLElement | undefined;
      onFocusLost(() => target?.isConnected && target.focus({ preventScroll: true }));
    };
  }, [isShown]);

  return {
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      hasFocus.current = true;
      // Focus in a menu of the bar bubbles through React, but it is outside the bar in the DOM.
      if (relatedTarget && currentTarget.contains(target) && !currentTarget.contains(relatedTarget))
        previous.current = relatedTarget;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = isInModal(relatedTarget);
      // The user left the bar, unless the element was removed.
      else queueMicrotask(() => target.isConnected && isFocusLost() && (hasFocus.current = false));
    },
  };
}
