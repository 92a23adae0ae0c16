import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** Hover delay in ms, so that passing over the rail does not open it. */
const hoverDelay = 80;

const holdsOpenPopup = (element: HTMLElement) =>
  element.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;

/** Expands the rail while it is hovered or contains keyboard focus or an open popup. */
export function usePeek(isEnabled: boolean) {
  const [isPeeking, setPeeking] = useState(false);
  const hovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (element: HTMLElement, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const focused = element.querySelector(':focus-visible') !== null;
      setPeeking(hovered.current || focused || holdsOpenPopup(element));
    }, delay);
  };

  if (!isEnabled) return { isPeeking: false, peekProps: {} };
  return {
    isPeeking,
    peekProps: {
      // Touch has no hover: a tap on an icon activates its row.
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return;
        hovered.current = true;
        settle(event.currentTarget, hoverDelay);
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        hovered.current = false;
        settle(event.currentTarget);
      },
      onFocus: (event: FocusEvent<HTMLElement>) => settle(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLElement>) => settle(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || !isPeeking) return;
        clearTimeout(timer.current);
        setPeeking(false);
      },
    },
  };
}
