import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';

export interface OverlayModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRequestClose?: () => boolean | void;
  isDismissable: boolean;
  isSheet?: boolean;
  scrimClassName: string;
  boxClassName: string;
  children: (close: () => void) => ReactNode;
}

/** What dialogs and drawers share: the scrim, the modal box, and one way to close that may be refused. */
export function OverlayModal({
  isOpen,
  onOpenChange,
  onRequestClose,
  isDismissable,
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
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={scrimClassName}
      data-sheet={isSheet || undefined}
    >
      <Modal className={boxClassName}>{children(() => change(false))}</Modal>
    </ModalOverlay>
  );
}
