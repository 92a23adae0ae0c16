import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './Toast.css';

export type ToastTone = keyof typeof styles.icons;

export interface ToastAction {
  /** Label, such as "Undo" or "Retry". */
  label: string;
  /** Called when the action is pressed. The toast closes afterwards. */
  onAction: () => void;
}

export interface ToastCardProps {
  /** Message in the past tense, such as "Dish saved". */
  message: ReactNode;
  /** Second line of text: a consequence or an instruction. */
  description?: ReactNode;
  /** Icon and its color. `danger` is announced immediately. @default 'neutral' */
  tone?: ToastTone;
  /** Button of the toast, such as "Undo". */
  action?: ToastAction;
  /** Content after the message, such as "9 of 14". */
  endContent?: ReactNode;
  /** If true, shows a spinner instead of the icon. */
  loading?: boolean;
  /** Called when the close button is pressed. If omitted, there is no button. */
  onClose?: () => void;
  /** Text of the close button instead of an icon, such as "Later". */
  closeLabel?: string;
  /** Called after the action of the toast has run. */
  onDone?: () => void;
}

const icons: Record<ToastTone, IconType | undefined> = {
  neutral: undefined,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The card of a toast. Use `toast()` to show one. */
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
            // Blur first: the region restores focus, and then the action can move it.
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
