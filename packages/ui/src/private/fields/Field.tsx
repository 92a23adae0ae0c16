import type { ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Field.css';
import { FieldHeader } from './FieldHeader';
import { FieldNotes } from './FieldNotes';
import type { FieldTexts } from './fieldTexts';
import type { FieldIds } from './useFieldIds';

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** Content at the end of the line with the help text, such as a counter. */
  footEnd?: ReactNode;
  /** Content below the help text, such as a temporary hint. */
  footer?: ReactNode;
  className?: string;
  /** The label's element: `span` if the control is not labelable, such as an image. @default 'label' */
  as?: 'label' | 'span';
  children: ReactNode;
}

/** Field layout: label above, help or error below the control. */
export function Field({ ids, description, error, footEnd, footer, className, as, children, ...head }: FieldProps) {
  const hasNotes = Boolean(error || description || footer);
  return (
    <div className={cx(styles.root, className)}>
      <FieldHeader as={as} {...head} htmlFor={as === 'span' ? undefined : ids.control} />
      {children}
      {(hasNotes || footEnd) && (
        <div className={styles.footer}>
          {hasNotes && (
            <div className={styles.notes}>
              <FieldNotes {...{ ids, description, error }} />
              {footer}
            </div>
          )}
          {footEnd}
        </div>
      )}
    </div>
  );
}
