import type { JSX, ReactNode, Ref, RefObject } from 'react';
import type { Placement } from 'react-aria-components';

export interface PopoverProps {
  /** Button that opens the popover: one focusable element that forwards ref and props. */
  trigger?: JSX.Element;
  /** Element next to which the popover opens, instead of a `trigger`. Control it with `open`. */
  anchor?: RefObject<HTMLElement | null>;
  /** Accessible name. */
  label: string;
  /** Content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Side and alignment. @default 'bottom start' */
  placement?: Placement;
  /** Padding. @default 'normal' */
  padding?: 'normal' | 'none';
  /** Open state (controlled). */
  open?: boolean;
  /** Initial open state (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** ID of the dialog in the panel. */
  id?: string;
  /** Ref to the dialog in the panel. */
  ref?: Ref<HTMLElement>;
}
