import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../cx';
import type { FieldTexts } from '../Field/fieldTexts';
import { FieldLabel } from '../Field/FieldHead';
import { FieldNotes } from '../Field/FieldNotes';
import { useFieldIds } from '../Field/useFieldIds';
import * as styles from './FieldGroup.css';

/** What a question with several controls takes. */
export interface FieldGroupProps extends Omit<FieldTexts, 'labelEnd'>, Omit<ComponentProps<'fieldset'>, 'onChange'> {}

/** Several controls that answer one question: the question above, help or error below. */
export function FieldGroup({
  label,
  hideLabel,
  help,
  error,
  requiredMark,
  id,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
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
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <FieldLabel as="legend" className={styles.legend} {...{ label, requiredMark }} />
      )}
      {children}
      {(error || help) && (
        <div className={styles.notes}>
          <FieldNotes {...{ ids, help, error }} />
        </div>
      )}
    </fieldset>
  );
}
