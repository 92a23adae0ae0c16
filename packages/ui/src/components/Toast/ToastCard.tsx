import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './Toast.css';

export type ToastTone = keyof typeof styles.icons;

export interface ToastAction {
  /** Verb, such as "Undo" or "Retry". */
  label: string;
  /** Called once; the toast closes afterwards. */
  onAction: () => void;
}

export interface ToastCardProps {
  /** What happened, past tense. */
  message: ReactNode;
  /** What it means or what to do. */
  description?: ReactNode;
  /** `danger` is announced at once and stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** The one thing to do about it. */
  action?: ToastAction;
  /** Progress in words, such as "9 of 14". */
  endContent?: ReactNode;
  /** Shows a spinner for work that goes on. */
  loading?: boolean;
  /** Shows the cross. */
  onClose?: () => void;
  /** A word in place of the cross, such as "Later". */
  closeLabel?: string;
  /** Called after the action. */
  onDone?: () => void;
}

const icons: Record<ToastTone, IconType | undefined> = {
  neutral: undefined,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The look of one toast; `toast()` shows it. */
export function ToastCard({
  message,
  description,
  tone = 'neutral',
  action,
  endContent,
  loading,
  onClose,
  closeLabel,
  onDone,
}: ToastCardProps) {
  const strings = useStrings(coreStrings);
  const icon = loading ? LoaderCircle : icons[tone];
  return (
    <div className={styles.card} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      {icon && <Icon as={icon} size={18} className={cx(styles.icons[tone], loading && styles.spin)} />}
      <div className={styles.words}>
        <span>{message}</span>
        {description && <span className={styles.description}>{description}</span>}
      </div>
      {endContent && <span className={styles.end}>{endContent}</span>}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            // The region gives the focus back when it loses it: first that, then whatever the action opens takes it.
            event.currentTarget.blur();
            action.onAction();
            onDone?.();
          }}
        >
          {action.label}
        </button>
      )}
      {onClose && closeLabel && (
        <button type="button" className={styles.action} onClick={onClose}>
          {closeLabel}
        </button>
      )}
      {onClose && !closeLabel && (
        <button type="button" className={styles.close} aria-label={strings.close} onClick={onClose}>
          <Icon as={X} size={16} />
        </button>
      )}
    </div>
  );
}
