import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../private/cx';
import { scrim } from '../../private/overlay.css';
import { OverlayModal } from '../../private/OverlayModal';
import { ScrollArea } from '../../private/ScrollArea';
import { coreStrings } from '../../private/coreStrings';
import { useStrings } from '../../private/strings';
import { Button } from '../Button/Button';
import * as styles from './Drawer.css';

export interface DrawerProps {
  /** Whether the drawer is shown. */
  isOpen: boolean;
  /** Called when the drawer wants to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** What the drawer holds; it becomes the drawer's name. */
  title: string;
  /** A sentence over the content. */
  description?: ReactNode;
  /** Count or badge after the title. */
  titleEnd?: ReactNode;
  /** Edge it comes from: a side, from above, or from below. @default 'end' */
  side?: keyof typeof styles.sides;
  /** Width at the sides from md up, 372, 480 or 720 px (below it takes the screen); greatest height from above and below, 280, 420 or 720 px. @default 'md' */
  size?: keyof typeof styles.sizes;
  /** Sticky row of actions. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Inner space of the content; `none` for lists that run edge to edge. @default 'normal' */
  padding?: 'normal' | 'none';
  /** Escape, the scrim and the cross close it. @default true */
  isDismissable?: boolean;
  /** Asked before any closing from inside; return false to stay, for instance to ask about unsaved changes. */
  onRequestClose?: () => boolean | void;
  /** Class of the dialog. */
  className?: string;
  /** Id of the dialog. */
  id?: string;
  /** The content; a function is given `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** The dialog's element. */
  ref?: Ref<HTMLElement>;
}

/** A modal panel from the edge of the screen, for a record or a form beside its list. */
export function Drawer({
  isOpen,
  onOpenChange,
  onRequestClose,
  title,
  description,
  titleEnd,
  side = 'end',
  size = 'md',
  footer,
  padding = 'normal',
  isDismissable = true,
  className,
  children,
  ...rest
}: DrawerProps) {
  const describedBy = useId();
  const strings = useStrings(coreStrings);
  const isUpright = side === 'top' || side === 'bottom';
  return (
    <OverlayModal
      {...{ isOpen, onOpenChange, onRequestClose }}
      isDismissable={isDismissable}
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
            {titleEnd}
            {isDismissable && (
              <Button
                variant="plain"
                tone="secondary"
                size="sm"
                iconOnly
                startIcon={X}
                aria-label={strings.close}
                onClick={close}
              />
            )}
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
