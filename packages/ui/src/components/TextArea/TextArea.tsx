import { useState, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../private/cx';
import { Field, type FieldTexts } from '../../private/Field/Field';
import * as styles from '../../private/Field/Field.css';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { coreStrings } from '../../private/coreStrings';
import { fill, useStrings } from '../../private/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Counts characters against `maxLength` below the field. */
  counter?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

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
  const strings = useStrings(coreStrings);
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const count = rest.value === undefined ? typed : String(rest.value).length;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (counter) setTyped(event.target.value.length);
    onChange?.(event);
  };

  return (
    <Field
      ids={ids}
      {...{ label, hideLabel, labelEnd, help, error, requiredMark, className }}
      footEnd={
        counter &&
        rest.maxLength !== undefined && (
          <span className={cx(typography.text.caption, typography.tabular, styles.counter)}>
            <bdi dir="ltr" aria-hidden="true">{`${count} / ${rest.maxLength}`}</bdi>
            <VisuallyHidden>{fill(strings.characterCount, { count, max: rest.maxLength })}</VisuallyHidden>
          </span>
        )
      }
    >
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
