import type { JSX, ReactNode, Ref } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable, type Placement } from 'react-aria-components';
import { cx } from '../../css/cx';
import { panel } from '../../private/overlays/overlay.css';
import * as styles from './Popover.css';

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

/** A small panel beside its button, for controls that need no dialog. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  padding = 'normal',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger {...{ isOpen: open, defaultOpen, onOpenChange }}>
      {/* A disabled button takes no focus, and react-aria would take that for a fault. */}
      <Pressable isDisabled={Boolean(trigger.props.disabled)}>{trigger}</Pressable>
      <AriaPopover className={cx(panel, styles.popover, className)} placement={placement} offset={4}>
        <Dialog {...rest} aria-label={label} className={cx(styles.dialog, padding === 'none' && styles.bare)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
