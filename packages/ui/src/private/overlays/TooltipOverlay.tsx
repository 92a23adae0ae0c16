import type { ComponentProps } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipBubble } from './TooltipBubble';

interface TooltipOverlayProps extends ComponentProps<typeof TooltipBubble> {
  state: TooltipTriggerState;
}

/** A tooltip whose trigger is a native element. */
export function TooltipOverlay({ state, ...bubble }: TooltipOverlayProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipBubble {...bubble} />
    </TooltipTriggerStateContext>
  );
}
