import type { JSX, ReactNode, Ref } from 'react';
import type { Placement } from 'react-aria-components';
import { lazyModule } from '../../private/overlays/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';

export interface PopoverProps {
  /** The button that opens the popover: one focusable element that forwards ref and props. */
  trigger: JSX.Element;
  /** Name of the popover. */
  label: string;
  /** Anything, or a function that is given the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Side of the button and the edge it lines up with. @default 'bottom start' */
  placement?: Placement;
  /** Inner space. @default 'normal' */
  padding?: 'normal' | 'none';
  /** Open or closed from outside. */
  open?: boolean;
  /** Open at first, where it opens and closes by itself. @default false */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** Id of the dialog in the panel. */
  id?: string;
  /** The dialog in the panel. */
  ref?: Ref<HTMLElement>;
}

export const popoverOverlay = lazyModule(() => import('./PopoverOverlay'));

/** A small panel next to its button, for controls that need no dialog. */
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
