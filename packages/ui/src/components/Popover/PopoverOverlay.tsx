import type { RefObject } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { cx } from '../../css/cx';
import { OverlayState } from '../../private/overlays/OverlayState';
import { panel } from '../../private/overlays/overlay.css';
import * as styles from './Popover.css';
import type { PopoverProps } from './popoverTypes';

interface PopoverOverlayProps extends Omit<PopoverProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The floating panel of a `Popover`. */
export function PopoverOverlay({
  triggerRef,
  isOpen,
  onOpenChange,
  label,
  children,
  placement = 'bottom start',
  padding = 'normal',
  className,
  ...rest
}: PopoverOverlayProps) {
  return (
    <OverlayState isOpen={isOpen} onOpenChange={onOpenChange}>
      <AriaPopover
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        className={cx(panel, styles.popover, className)}
        placement={placement}
        offset={4}
      >
        <Dialog {...rest} aria-label={label} className={cx(styles.dialog, padding === 'none' && styles.bare)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </OverlayState>
  );
}
