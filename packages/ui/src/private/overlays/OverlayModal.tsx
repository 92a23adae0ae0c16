import type { ReactNode, Ref, RefObject } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { FocusReturn } from './FocusReturn';

/** Props of dialogs and drawers. */
export interface ModalProps {
  /** If true, the overlay is open. */
  open: boolean;
  /** Called with `false` when the user closes the overlay. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called before the overlay closes. Return false to keep it open, for example to ask about unsaved changes. */
  onRequestClose?: () => boolean | void;
  /**
   * Element that receives focus when the overlay opens.
   * @default the first field of a form inside, otherwise the dialog
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** If true, Escape, the scrim and the close button close the overlay. @default true */
  dismissible?: boolean;
  /** The content, or a function that receives `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Class of the dialog. */
  className?: string;
  /** ID of the dialog. */
  id?: string;
  /** Ref to the dialog element. */
  ref?: Ref<HTMLElement>;
}

interface OverlayModalProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'onRequestClose'> {
  dismissible: boolean;
  /** If true, a press on the scrim closes the overlay. @default the value of `dismissible` */
  closesOnPressOutside?: boolean;
  isSheet?: boolean;
  /** Edge of the screen, for drawers. */
  side?: string;
  scrimClassName: string;
  boxClassName: string;
  children: (close: () => void) => ReactNode;
}

/** The scrim and modal box of dialogs and drawers. Calls `onRequestClose` before closing. */
export function OverlayModal({
  open,
  onOpenChange,
  onRequestClose,
  dismissible,
  closesOnPressOutside = dismissible,
  isSheet,
  side = '',
  scrimClassName,
  boxClassName,
  children,
}: OverlayModalProps) {
  const change = (next: boolean) => {
    if (!next && onRequestClose?.() === false) return;
    onOpenChange(next);
  };
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={change}
      isDismissable={closesOnPressOutside}
      isKeyboardDismissDisabled={!dismissible}
      className={scrimClassName}
      data-sheet={isSheet || undefined}
      data-modal={side}
    >
      <Modal className={boxClassName}>
        {children(() => change(false))}
        <FocusReturn />
      </Modal>
    </ModalOverlay>
  );
}
