import type { JSX, ReactNode, Ref, RefObject } from 'react';
import type { Placement } from 'react-aria-components';

export interface PopoverProps {
  /** Button that opens the popover: one focusable element that forwards ref and props. */
  trigger?: JSX.Element;
  /** Element next to which the popover opens, if there is no `trigger`. Control the popover with `open`. */
  anchor?: RefObject<HTMLElement | null>;
  /** Accessible name of the popover. */
  label: string;
  /** Content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Side of the trigger or anchor, and alignment with it. @default 'bottom start' */
  placement?: Placement;
  /** Padding of the content. Use `none` for content that extends to the edges. @default 'normal' */
  padding?: 'normal' | 'none';
  /** If true, the popover is open (controlled). */
  open?: boolean;
  /** If true, the popover is initially open (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** ID of the dialog in the panel. */
  id?: string;
  /** Ref to the dialog in the panel. */
  ref?: Ref<HTMLElement>;
}
