import type { ComponentProps } from 'react';
import { text } from '../../css/typography.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../cx';
import { FieldError, FieldHelp, type FieldTexts } from '../Field/Field';
import * as field from '../Field/Field.css';
import { useFieldIds } from '../Field/useFieldIds';
import { coreStrings } from '../coreStrings';
import { useStrings } from '../strings';
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
  const strings = useStrings(coreStrings);
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
        <legend className={cx(text.label, styles.legend)}>
          {label}
          {requiredMark && (
            <span className={field.mark} title={strings.required} aria-hidden="true">
              *
            </span>
          )}
        </legend>
      )}
      {children}
      {(error || help) && (
        <div className={styles.notes}>
          {error ? <FieldError id={ids.error}>{error}</FieldError> : <FieldHelp id={ids.help}>{help}</FieldHelp>}
        </div>
      )}
    </fieldset>
  );
}
