import type { ReactNode } from 'react';
import type { IconType } from '../../icons/Icon';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type { ThemeColor } from '../../theme/tokens';
import type * as styles from './Dialog.css';

export interface DialogProps extends ModalProps {
  /** Title and accessible name. */
  title: string;
  /** One sentence below the title, which describes the dialog for screen readers. */
  description?: ReactNode;
  /** Width at 768px and up: 440 (`sm`), 560 (`md`), 824 (`lg`) or 1140px (`xl`), or the `full` screen. @default 'sm' */
  size?: keyof typeof styles.sizes;
  /** Scrolls the content between a fixed header and footer (`body`), or the whole dialog (`box`). @default 'body' */
  scroll?: 'body' | 'box';
  /** Icon in a tile before the title. */
  icon?: IconType;
  /** Color of the icon. @default 'primary' */
  tone?: ThemeColor;
  /** Buttons, with `plain` ones first and the `filled` one last. A function receives `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Layout below 768px: a full-height `sheet`, or a `box` for short questions. @default 'sheet' */
  narrow?: 'sheet' | 'box';
  /**
   * Use `alertdialog` for a question that interrupts the user. A press outside doesn't close it.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** Shows a close button in the header. @default the value of `dismissible` */
  closable?: boolean;
}
