import { useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { scrim } from '../../private/overlays/overlay.css';
import { CloseButton } from './CloseButton';
import { OverlayModal } from '../../private/overlays/OverlayModal';
import { ScrollArea } from '../../private/overlays/ScrollArea';
import * as styles from './Dialog.css';
import type { DialogProps } from './dialogTypes';

/** The modal box of a `Dialog`. */
export function DialogOverlay({
  open,
  onOpenChange,
  onRequestClose,
  initialFocus,
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
      // The second click of a double click on the trigger is outside the dialog.
      closesOnPressOutside={dismissible && role !== 'alertdialog'}
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
            <ScrollArea initialFocus={initialFocus} className={cx(styles.body, isLong && styles.bodyLong)}>
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
