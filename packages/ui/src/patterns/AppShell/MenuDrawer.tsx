import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { scrim } from '../../private/overlays/overlay.css';
import * as styles from './AppShell.css';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the drawer. */
  label: string;
  /** ID of the drawer element. */
  id?: string;
  /** Content of the drawer. */
  children: ReactNode;
}

/** Main menu in a drawer at the start edge, on phones or if the menu is hidden. */
export function MenuDrawer({ open, onOpenChange, label, id, children }: MenuDrawerProps) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className={scrim}>
      <Modal className={styles.drawer} data-skin-island="rail">
        <Dialog id={id} aria-label={label} className={styles.drawerDialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
