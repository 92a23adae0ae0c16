import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { scrim } from '../../private/overlays/overlay.css';
import * as styles from './AppShell.css';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the drawer. */
  label: string;
  /** Id of the element. */
  id?: string;
  /** What it holds. */
  children: ReactNode;
}

/** The menu on a phone: from the start edge, over a scrim, with focus kept inside. */
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
