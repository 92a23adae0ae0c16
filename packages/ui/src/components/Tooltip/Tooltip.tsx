import type { JSX, ReactNode, Ref } from 'react';
import { Focusable, TooltipTrigger, type Placement } from 'react-aria-components';
import { TooltipBubble } from '../../private/overlays/TooltipBubble';

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
  disabled?: boolean;
  /** Shown or hidden from outside. */
  open?: boolean;
  /** Called when the tooltip shows or hides. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the tooltip. */
  className?: string;
  /** Id of the tooltip. */
  id?: string;
  /** The tooltip's element, while it is shown. */
  ref?: Ref<HTMLDivElement>;
  /** One focusable control that forwards ref and props. */
  children: JSX.Element;
}

/** A short description of a control, on hover and keyboard focus. */
export function Tooltip({
  content,
  shortcut,
  placement = 'top',
  delay = 400,
  disabled,
  open,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  // A disabled control takes no focus, and react-aria would take that for a fault.
  const isOff = Boolean(children.props.disabled);
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={80}
      isDisabled={disabled || isOff}
      isOpen={open}
      onOpenChange={onOpenChange}
    >
      <Focusable isDisabled={isOff}>{children}</Focusable>
      <TooltipBubble {...rest} placement={placement} shortcut={shortcut}>
        {content}
      </TooltipBubble>
    </TooltipTrigger>
  );
}
