import type { ComponentProps } from 'react';
import { cx } from '../../css/cx';
import type { FieldTexts } from './fieldTexts';
import { FieldLabel } from './FieldHeader';
import { FieldNotes } from './FieldNotes';
import { useFieldIds } from './useFieldIds';
import * as styles from './FieldGroup.css';

/** Props of a group of controls. */
export interface FieldGroupProps
  extends Omit<FieldTexts, 'labelEndContent'>, Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** If true, a value is required: shows the "required" mark. @default false */
  required?: boolean;
}

/** Group of controls for one question, with a legend above and help or error below. */
export function FieldGroup({
  label,
  hideLabel,
  description,
  error,
  required,
  requiredMark = required,
  id,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  return (
    <fieldset
      {...rest}
      id={ids.control}
      aria-describedby={ids.describedBy}
      data-invalid={Boolean(error) || undefined}
      className={cx(styles.root, className)}
    >
      {hideLabel ? (
        <legend>
          <span className={styles.hiddenLabel}>{label}</span>
        </legend>
      ) : (
        <FieldLabel as="legend" className={styles.legend} {...{ label, requiredMark }} />
      )}
      {children}
      {(error || description) && (
        <div className={styles.notes}>
          <FieldNotes {...{ ids, description, error }} />
        </div>
      )}
    </fieldset>
  );
}
