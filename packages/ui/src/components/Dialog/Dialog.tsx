import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { scrim } from '../../private/overlays/overlay.css';
import { CloseButton } from './CloseButton';
import { OverlayModal, type ModalProps } from '../../private/overlays/OverlayModal';
import { ScrollArea } from '../../private/overlays/ScrollArea';
import type { ThemeColor } from '../../theme/tokens';
import * as styles from './Dialog.css';

export interface DialogProps extends ModalProps {
  /** Title and accessible name. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Width from 768px up: 440, 560, 824 or 1140px, or the full screen. @default 'sm' */
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

/** A modal box for one task or question. Focus stays inside and returns to the opener. */
export function Dialog({
  open,
  onOpenChange,
  onRequestClose,
  title,
  description,
  size = 'sm',
  scroll = 'body',
  icon,
  tone = 'primary',
  footer,
  dismissible = true,
  narrow = 'sheet',
  role = 'dialog',
  closable = dismissible,
  className,
  children,
  ...rest
}: DialogProps) {
  const describedBy = useId();
  const isLong = scroll === 'box' && size !== 'full';
  return (
    <OverlayModal
      {...{ open, onOpenChange, onRequestClose }}
      dismissible={dismissible}
      isSheet={narrow === 'sheet'}
      scrimClassName={cx(scrim, styles.place, isLong && styles.placeScrolls, size === 'full' && styles.placeFull)}
      boxClassName={cx(styles.box, styles.sizes[size], isLong && styles.boxLong)}
    >
      {(close) => (
        <AriaDialog
          {...rest}
          role={role}
          className={cx(styles.dialog, className)}
          aria-describedby={description ? describedBy : undefined}
        >
          <div className={styles.head}>
            {icon && (
              <span className={cx(styles.tile, styles.tiles[tone])}>
                <Icon as={icon} size={20} />
              </span>
            )}
            <div className={styles.words}>
              <Heading slot="title" level={2} className={text.title2}>
                {title}
              </Heading>
              {description && (
                <p id={describedBy} className={cx(text.body, styles.description)}>
                  {description}
                </p>
              )}
            </div>
            {closable && <CloseButton className={styles.close} onClick={close} />}
          </div>
          {children !== undefined && children !== null && (
            <ScrollArea className={cx(styles.body, isLong && styles.bodyLong)}>
              {typeof children === 'function' ? children(close) : children}
            </ScrollArea>
          )}
          {footer ? (
            <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>
          ) : (
            <div className={styles.spacer} />
          )}
        </AriaDialog>
      )}
    </OverlayModal>
  );
}
