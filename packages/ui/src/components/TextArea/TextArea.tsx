import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../css/cx';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import * as styles from '../../private/fields/Field.css';
import { useCounter } from '../../private/fields/useCounter';
import { useFieldIds } from '../../private/fields/useFieldIds';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Called with the text when it changes. */
  onValueChange?: (value: string) => void;
  /** If true, shows the number of typed characters and `maxLength`. @default false */
  counter?: boolean;
  /** Ref to the native textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field that grows with its text. */
export function TextArea({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  counter,
  id,
  className,
  onChange,
  onValueChange,
  ref,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const { footEnd, handleChange } = useCounter({ ...rest, counter, onChange, onValueChange });

  return (
    <Field ids={ids} {...{ label, hideLabel, labelEndContent, description, error, requiredMark, className, footEnd }}>
      <div className={cx(styles.box, styles.area)}>
        <textarea
          ref={ref}
          id={ids.control}
          rows={2}
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-required={requiredMark || undefined}
          {...rest}
          required={required}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={ids.describedBy}
          className={cx(styles.control, styles.areaControl)}
          onChange={handleChange}
        />
      </div>
    </Field>
  );
}
