import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { useRestoreFocusOnUnmount } from '../../private/hooks/useRestoreFocusOnUnmount';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { Button } from '../Button/Button';
import * as styles from './Alert.css';

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /**
   * Severity. `danger` has the role `alert` and interrupts screen readers; all others have `status`.
   * @default 'info'
   */
  tone?: keyof typeof styles.tone;
  /** Title in bold, which says what happened. */
  title?: ReactNode;
  /** Icon at the start, which replaces that of the tone. */
  icon?: IconType;
  /** A single button or link at the end. */
  action?: ReactNode;
  /**
   * Called when the close button is pressed. If omitted, there is no button. Unmount the alert in response; focus then
   * moves to the next element.
   */
  onClose?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<keyof typeof styles.tone, IconType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
  primary: Info,
  secondary: Info,
  dark: Info,
};

/** A message in the page that stays until it is resolved or closed. */
export function Alert({
  tone = 'info',
  title,
  icon = icons[tone],
  action,
  onClose,
  className,
  children,
  ref,
  ...rest
}: AlertProps) {
  checkProps('oneOf', 'Alert', () => ({ tone: [tone, styles.tone] }));
  const strings = useStrings(coreStrings);
  const root = useRef<HTMLDivElement>(null);
  const askToLeave = useRestoreFocusOnUnmount(root);
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={cx(styles.root, styles.tone[tone], className)}
    >
      <Icon as={icon} size={18} className={styles.icon} />
      <div className={styles.row}>
        <div className={styles.content}>
          {title && <b className={styles.title}>{title}</b>} {children && <div className={styles.body}>{children}</div>}
        </div>
        {action && <div className={styles.end}>{action}</div>}
      </div>
      {onClose && (
        <div className={styles.end}>
          <Button
            variant="plain"
            size="sm"
            iconOnly
            startIcon={X}
            aria-label={strings.close}
            onClick={() => {
              askToLeave();
              onClose();
            }}
          />
        </div>
      )}
    </div>
  );
}
