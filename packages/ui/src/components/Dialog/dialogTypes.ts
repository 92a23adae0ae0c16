import type { ReactNode } from 'react';
import type { IconType } from '../../icons/Icon';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type { ThemeColor } from '../../theme/tokens';
import type * as styles from './Dialog.css';

export interface DialogProps extends ModalProps {
  /** Title and accessible name. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Width at 768px and up: 440, 560, 824 or 1140px, or the full screen. @default 'sm' */
  size?: keyof typeof styles.sizes;
  /** Scrolls the content between a fixed header and footer (`body`), or the whole dialog (`box`). @default 'body' */
  scroll?: 'body' | 'box';
  /** Icon in a tile before the title. */
  icon?: IconType;
  /** Color of the icon. @default 'primary' */
  tone?: ThemeColor;
  /** Buttons: `plain` first, `filled` last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Below 768px: a full-height sheet, or a box for short questions. @default 'sheet' */
  narrow?: 'sheet' | 'box';
  /** Use `alertdialog` for a question that interrupts the user. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Shows a close button in the header. @default the value of `dismissible` */
  closable?: boolean;
}
