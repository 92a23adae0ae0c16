import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { useTooltipTriggerState, type TooltipTriggerProps } from 'react-stately/useTooltipTriggerState';
import { inputModality, trackInputModality } from '../dom/inputModality';

/** Time to move the pointer from the trigger onto the tooltip (WCAG 1.4.13 Hoverable), ms. */
export const tooltipCloseDelay = 250;

/** Returns the state and event handlers of a control with a tooltip, which opens on hover and keyboard focus (APG). */
export function useTooltipTrigger(props: Pick<TooltipTriggerProps, 'delay' | 'isOpen' | 'onOpenChange'>) {
  const state = useTooltipTriggerState({ ...props, closeDelay: tooltipCloseDelay });
  const isHovered = useRef(false);
  const isFocused = useRef(false);

  useEffect(trackInputModality, []);

  const close = useEffectEvent(() => state.close(true));
  useEffect(() => {
    if (!state.isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Closes the tooltip alone, not the dialog around it.
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [state.isOpen]);

  const leave = (immediately: boolean) => {
    isHovered.current = false;
    isFocused.current = false;
    state.close(immediately);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // Not hovered if the last input was a key: the element appeared under a resting pointer.
      isHovered.current = pointerType !== 'touch' && inputModality() !== 'keyboard';
      if (isHovered.current) state.open(isFocused.current);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') leave(false);
    },
    onPointerDown: () => leave(true),
    onKeyDown: () => leave(true),
    onFocus: () => {
      isFocused.current = inputModality() !== 'pointer';
      if (isFocused.current) state.open(true);
    },
    onBlur: () => leave(true),
  };
  return { state, handlers };
}
