import type { ReactNode } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../css/cx';
import { RequiredMark } from './FieldHeader';
import { FieldNotes } from './FieldNotes';
import type { FieldIds } from './useFieldIds';
import * as styles from './Option.css';

interface OptionProps {
  ids: FieldIds;
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  requiredMark?: boolean;
  labelPlacement?: keyof typeof styles.labelPlacement;
  /** Type of the control, which determines the indent of the help text and the error. @default 'box' */
  kind?: keyof typeof styles.under;
  className?: string;
  /** The visible control. */
  children: ReactNode;
}

/** Control and label in one clickable row. */
export function Option({
  ids,
  label,
  description,
  error,
  requiredMark,
  labelPlacement = 'end',
  kind = 'box',
  className,
  children,
}: OptionProps) {
  return (
    <div className={cx(styles.root, className)}>
      <label
        htmlFor={ids.control}
        className={cx(typography.text.body, styles.row, styles.labelPlacement[labelPlacement])}
      >
        <span className={styles.control}>{children}</span>
        <span className={styles.words}>
          {label}
          {requiredMark && <RequiredMark />}
        </span>
      </label>
      {(error || description) && (
        <div className={cx(styles.notes, labelPlacement === 'end' && styles.under[kind])}>
          <FieldNotes {...{ ids, description, error }} />
        </div>
      )}
    </div>
  );
}
