import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as typography from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../cx';
import { coreStrings } from '../coreStrings';
import { useStrings } from '../strings';
import * as styles from './Field.css';
import type { FieldIds } from './useFieldIds';

/** The texts around a control. */
export interface FieldTexts {
  /** Name of the field, seen above it. */
  label: ReactNode;
  /** Keeps the label for screen readers alone: search fields and filter bars. */
  hideLabel?: boolean;
  /** At the end of the label line, such as a "Forgot it?" link. */
  labelEnd?: ReactNode;
  /** A sentence below the control. */
  help?: ReactNode;
  /** What to do about a wrong value, as an instruction; replaces `help` and marks the control invalid. */
  error?: ReactNode;
  /** Shows a mark beside the label; pair it with `required` or the form's own rule. */
  requiredMark?: boolean;
}

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** More at the end of the help line: the counter. */
  footEnd?: ReactNode;
  /** More below the help: a passing hint. */
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label above, control, help or error below. */
export function Field({
  ids,
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  requiredMark,
  footEnd,
  hint,
  className,
  children,
}: FieldProps) {
  const strings = useStrings(coreStrings);
  const hasNotes = Boolean(error || help || hint);
  return (
    <div className={cx(styles.root, className)}>
      {!hideLabel && (
        <div className={styles.head}>
          <label htmlFor={ids.control} className={cx(typography.text.label, styles.label)}>
            {label}
            {requiredMark && (
              <span className={styles.mark} title={strings.required} aria-hidden="true">
                *
              </span>
            )}
          </label>
          {labelEnd}
        </div>
      )}
      {children}
      {(hasNotes || footEnd) && (
        <div className={styles.foot}>
          {hasNotes && (
            <div className={styles.notes}>
              {error ? (
                <FieldError id={ids.error}>{error}</FieldError>
              ) : (
                help && <FieldHelp id={ids.help}>{help}</FieldHelp>
              )}
              {hint}
            </div>
          )}
          {footEnd}
        </div>
      )}
    </div>
  );
}

/** A sentence below a control. */
export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={cx(typography.text.caption, styles.help)}>
      {children}
    </div>
  );
}

/** What to do about a wrong value, in the place of the help. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={cx(typography.text.caption, styles.error)}>
      <Icon as={CircleAlert} size={14} className={styles.noteIcon} />
      <span>{children}</span>
    </div>
  );
}
