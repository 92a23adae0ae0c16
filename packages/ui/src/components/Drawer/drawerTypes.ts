import type { ReactNode } from 'react';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type * as styles from './Drawer.css';

export interface DrawerProps extends ModalProps {
  /** Title and accessible name. */
  title: string;
  /** Text above the content. */
  description?: ReactNode;
  /** Count or badge after the title. */
  titleEndContent?: ReactNode;
  /** Edge of the screen. @default 'end' */
  side?: keyof typeof styles.sides;
  /** Width at the sides: 372, 480 or 720px, full width below 768px. Maximum height at the top and bottom: 280, 420 or 720px. @default 'md' */
  size?: keyof typeof styles.sizes;
  /** Sticky footer with buttons. A function receives `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Padding of the content. Use `none` for lists that extend to the edges. @default 'normal' */
  padding?: 'normal' | 'none';
}
