import { useControlledState } from '../../private/hooks/useControlledState';
import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyModule } from '../../private/lazy/useLazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';
import type { PopoverProps } from './popoverTypes';

export type { PopoverProps } from './popoverTypes';

export const popoverOverlay = lazyModule(() => import('./PopoverOverlay'));

type TriggeredProps = Omit<PopoverProps, 'trigger' | 'anchor'> & Required<Pick<PopoverProps, 'trigger'>>;
type AnchoredProps = Omit<PopoverProps, 'trigger' | 'anchor'> & Required<Pick<PopoverProps, 'anchor'>>;

function TriggeredPopover({ trigger, open, defaultOpen, onOpenChange, id, ...popover }: TriggeredProps) {
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

function AnchoredPopover({ anchor, open, defaultOpen = false, onOpenChange, ...popover }: AnchoredProps) {
  const [isOpen, setOpen] = useControlledState(open, defaultOpen, onOpenChange);
  const parts = useLazyModule(popoverOverlay, isOpen, () => setOpen(false));
  return parts && <parts.PopoverOverlay {...popover} triggerRef={anchor} isOpen={isOpen} onOpenChange={setOpen} />;
}

/** A small panel next to its button or to another element. */
export function Popover({ trigger, anchor, ...popover }: PopoverProps) {
  if (trigger) return <TriggeredPopover {...popover} trigger={trigger} />;
  return anchor ? <AnchoredPopover {...popover} anchor={anchor} /> : null;
}
