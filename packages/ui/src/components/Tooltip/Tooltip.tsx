import type { JSX, ReactNode } from 'react';
import {
  Focusable,
  Keyboard,
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type Placement,
} from 'react-aria-components';
import { cx } from '../../private/cx';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** What the control does, in a few words. It is a description: the control needs a name of its own. */
  content: ReactNode;
  /** Keys that do the same, shown after the text. */
  shortcut?: string;
  /** Side of the control. @default 'top' */
  placement?: Placement;
  /** Time under the pointer before it shows, ms; focus by keyboard shows it at once. @default 400 */
  delay?: number;
  /** Keeps the tooltip away while there is nothing to say. */
  isDisabled?: boolean;
  /** Shown or hidden from outside. */
  isOpen?: boolean;
  /** Called when the tooltip shows or hides. */
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  /** One focusable control that forwards ref and props. */
  children: JSX.Element;
}

/** A short description of a control, on hover and keyboard focus. */
export function Tooltip({
  content,
  shortcut,
  placement = 'top',
  delay = 400,
  isDisabled,
  isOpen,
  onOpenChange,
  className,
  children,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80} isDisabled={isDisabled} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={cx(styles.tooltip, className)} placement={placement} offset={6}>
        <OverlayArrow>
          <svg className={styles.arrow} width={10} height={5} viewBox="0 0 10 5" aria-hidden="true">
            <path d="M0 0h10L5.7 4.4a1 1 0 0 1-1.4 0Z" />
          </svg>
        </OverlayArrow>
        {content}
        {shortcut && <Keyboard className={styles.keys}>{shortcut}</Keyboard>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
