import type { InputHTMLAttributes, PointerEvent, ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import * as styles from '../../private/fields/Field.css';
import { useCounter } from '../../private/fields/useCounter';
import { useFieldIds } from '../../private/fields/useFieldIds';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  /** Icon before the text. */
  startIcon?: IconType;
  /** Fixed text before the value, such as "$". */
  prefix?: ReactNode;
  /** Fixed text after the value, such as "per plate". */
  suffix?: ReactNode;
  /** Control at the end of the box, such as a small icon button. */
  endContent?: ReactNode;
  /** Called with the text when it changes. */
  onValueChange?: (value: string) => void;
  /** If true, shows the number of typed characters and `maxLength`. @default false */
  counter?: boolean;
  /** Content below the help text, such as a temporary hint. */
  footer?: ReactNode;
  /** If true, uses tabular figures, for money, times and codes. @default false */
  tabular?: boolean;
  /**
   * Height: 32 px (`sm`), 36 px (`bar`, for filter bars) or 40 px (`md`).
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  startIcon,
  prefix,
  suffix,
  endContent,
  counter,
  footer,
  tabular,
  size = 'md',
  id,
  className,
  onChange,
  onValueChange,
  ref,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const { footEnd, handleChange } = useCounter({ ...rest, counter, onChange, onValueChange });
  // Focuses the input when an icon, an affix or the padding is pressed.
  const handlePress = (event: PointerEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    if (target.closest('input, button, a')) return;
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Field
      ids={ids}
      {...{ label, hideLabel, labelEndContent, description, error, requiredMark, footer, className, footEnd }}
    >
      <div className={cx(styles.box, styles.size[size])} onPointerDown={handlePress}>
        {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={styles.icon} />}
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          ref={ref}
          id={ids.control}
          type="text"
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-required={requiredMark || undefined}
          {...rest}
          required={required}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={ids.describedBy}
          className={cx(styles.control, tabular && styles.tabular)}
          onChange={handleChange}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
        {endContent && <span className={styles.end}>{endContent}</span>}
      </div>
    </Field>
  );
}
