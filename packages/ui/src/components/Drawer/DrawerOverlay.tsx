import { useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { scrim } from '../../private/overlays/overlay.css';
import { CloseButton } from '../Dialog/CloseButton';
import { OverlayModal } from '../../private/overlays/OverlayModal';
import { ScrollArea } from '../../private/overlays/ScrollArea';
import * as styles from './Drawer.css';
import type { DrawerProps } from './drawerTypes';

/** The modal panel of a `Drawer`. */
export function DrawerOverlay({
  open,
  onOpenChange,
  onRequestClose,
  initialFocus,
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
      side={side}
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
          <ScrollArea initialFocus={initialFocus} className={cx(styles.body, padding === 'none' && styles.bare)}>
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
