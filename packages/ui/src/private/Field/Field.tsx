import type { ReactNode } from 'react';
import { cx } from '../cx';
import * as styles from './Field.css';
import { FieldHead } from './FieldHead';
import { FieldNotes } from './FieldNotes';
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
  help,
  error,
  footEnd,
  hint,
  className,
  children,
  ...head
}: FieldProps) {
  const hasNotes = Boolean(error || help || hint);
  return (
    <div className={cx(styles.root, className)}>
      <FieldHead {...head} htmlFor={ids.control} />
      {children}
      {(hasNotes || footEnd) && (
        <div className={styles.foot}>
          {hasNotes && (
            <div className={styles.notes}>
              <FieldNotes {...{ ids, help, error }} />
              {hint}
            </div>
          )}
          {footEnd}
        </div>
      )}
    </div>
  );
}
