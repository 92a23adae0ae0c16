import type { ReactNode } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../cx';
import { FieldNotes } from '../Field/FieldNotes';
import type { FieldIds } from '../Field/useFieldIds';
import * as styles from './Option.css';

interface OptionProps {
  ids: FieldIds;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  labelAt?: keyof typeof styles.labelAt;
  /** Which control it is: help and error stand under the words. @default 'box' */
  kind?: keyof typeof styles.under;
  className?: string;
  /** The drawn control. */
  children: ReactNode;
}

/** A control with its label in one row, both pressable. */
export function Option({ ids, label, help, error, labelAt = 'end', kind = 'box', className, children }: OptionProps) {
  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={ids.control} className={cx(typography.text.body, styles.row, styles.labelAt[labelAt])}>
        <span className={styles.control}>{children}</span>
        <span className={styles.words}>{label}</span>
      </label>
      {(error || help) && (
        <div className={cx(styles.notes, labelAt === 'end' && styles.under[kind])}>
          <FieldNotes {...{ ids, help, error }} />
        </div>
      )}
    </div>
  );
}
