import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';
import type { PopoverProps } from './popoverTypes';

export type { PopoverProps } from './popoverTypes';

export const popoverOverlay = lazyModule(() => import('./PopoverOverlay'));

/** A small panel next to its button. */
export function Popover({ trigger, open, defaultOpen, onOpenChange, id, ...popover }: PopoverProps) {
  const overlay = useLazyOverlay({
    module: popoverOverlay,
    kind: 'dialog',
    trigger,
    id,
    open,
    defaultOpen,
    onOpenChange,
  });
  return (
    <>
      {overlay.trigger}
      {overlay.parts && <overlay.parts.PopoverOverlay {...popover} {...overlay.overlayProps} />}
    </>
  );
}
