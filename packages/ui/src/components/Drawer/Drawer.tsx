import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { scrim } from '../../private/overlays/overlay.css';
import { CloseButton } from '../Dialog/CloseButton';
import { OverlayModal, type ModalProps } from '../../private/overlays/OverlayModal';
import { ScrollArea } from '../../private/overlays/ScrollArea';
import * as styles from './Drawer.css';

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
  /** Sticky footer with actions. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Padding of the content. Use `none` for lists that extend to the edges. @default 'normal' */
  padding?: 'normal' | 'none';
}

/** A modal panel from the edge of the screen, for a record or a form beside its list. */
export function Drawer({
  open,
  onOpenChange,
  onRequestClose,
  title,
  description,
  titleEndContent,
  side = 'end',
  size = 'md',
  footer,
  padding = 'normal',
  dismissible = true,
  className,
  children,
  ...rest
}: DrawerProps) {
  const describedBy = useId();
  const isUpright = side === 'top' || side === 'bottom';
  return (
    <OverlayModal
      {...{ open, onOpenChange, onRequestClose }}
      dismissible={dismissible}
      scrimClassName={cx(scrim, styles.place)}
      boxClassName={cx(styles.box, styles.sides[side], isUpright ? styles.heights[size] : styles.sizes[size])}
    >
      {(close) => (
        <AriaDialog
          {...rest}
          className={cx(styles.dialog, className)}
          aria-describedby={description ? describedBy : undefined}
        >
          <div className={styles.head}>
            <Heading slot="title" level={2} className={cx(text.title2, styles.title)}>
              {title}
            </Heading>
            {titleEndContent}
            {dismissible && <CloseButton onClick={close} />}
          </div>
          <ScrollArea className={cx(styles.body, padding === 'none' && styles.bare)}>
            {description && (
              <p id={describedBy} className={cx(text.body, styles.description)}>
                {description}
              </p>
            )}
            {typeof children === 'function' ? children(close) : children}
          </ScrollArea>
          {footer && <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>}
        </AriaDialog>
      )}
    </OverlayModal>
  );
}
