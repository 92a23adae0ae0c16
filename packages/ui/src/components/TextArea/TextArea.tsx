import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../private/cx';
import { Field } from '../../private/Field/Field';
import type { FieldTexts } from '../../private/Field/fieldTexts';
import * as styles from '../../private/Field/Field.css';
import { useCounter } from '../../private/Field/useCounter';
import { useFieldIds } from '../../private/Field/useFieldIds';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Counts characters against `maxLength` below the field. */
  counter?: boolean;
  /** The native text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A note of more than a line. */
export function TextArea({
  label,
  hideLabel,
  labelEnd,
  help,
  error,
  requiredMark,
  counter,
  id,
  className,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
  const { footEnd, handleChange } = useCounter({ ...rest, counter, onChange });

  return (
    <Field ids={ids} {...{ label, hideLabel, labelEnd, help, error, requiredMark, className, footEnd }}>
      <div className={cx(styles.box, styles.area)}>
        <textarea
          ref={ref}
          id={ids.control}
          rows={2}
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-required={requiredMark || undefined}
          {...rest}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={ids.describedBy}
          className={cx(styles.control, styles.areaControl)}
          onChange={handleChange}
        />
      </div>
    </Field>
  );
}
