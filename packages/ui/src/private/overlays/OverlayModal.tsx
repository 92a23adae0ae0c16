import type { ReactNode, Ref } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';

/** What dialogs and drawers take alike. */
export interface ModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Asked before any closing from inside; return false to stay, for instance to ask about unsaved changes. */
  onRequestClose?: () => boolean | void;
  /** Escape, the scrim and the cross close it. @default true */
  dismissible?: boolean;
  /** The content; a function is given `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Class of the dialog. */
  className?: string;
  /** Id of the dialog. */
  id?: string;
  /** The dialog's element. */
  ref?: Ref<HTMLElement>;
}

interface OverlayModalProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'onRequestClose'> {
  dismissible: boolean;
  isSheet?: boolean;
  scrimClassName: string;
  boxClassName: string;
  children: (close: () => void) => ReactNode;
}

/** What dialogs and drawers share: the scrim, the modal box, and one way to close that may be refused. */
export function OverlayModal({
  open,
  onOpenChange,
  onRequestClose,
  dismissible,
  isSheet,
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
      isDismissable={dismissible}
      isKeyboardDismissDisabled={!dismissible}
      className={scrimClassName}
      data-sheet={isSheet || undefined}
    >
      <Modal className={boxClassName}>{children(() => change(false))}</Modal>
    </ModalOverlay>
  );
}
