import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { restoreChecked } from '../../private/fields/restoreChecked';
import { Option } from '../../private/fields/Option';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text next to the box. If omitted, for example in a table, set `aria-label`. */
  label?: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** Error message. Replaces `description`. */
  error?: ReactNode;
  /** If true, the state can't be changed. @default false */
  readOnly?: boolean;
  /** Shows a "required" mark next to the label. @default the value of `required` */
  requiredMark?: boolean;
  /** Called with the new checked state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shows a dash, for a checkbox of several items of which only some are selected. @default false */
  indeterminate?: boolean;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox with a label. */
export function Checkbox({
  label,
  description,
  error,
  readOnly = false,
  required,
  requiredMark = required,
  id,
  className,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const box = (
    <CheckboxBox
      id={ids.control}
      {...rest}
      required={required}
      aria-readonly={readOnly || undefined}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={ids.describedBy}
      className={label ? undefined : className}
      onChange={(event) => {
        if (readOnly) return restoreChecked(event);
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  return label ? <Option {...{ ids, label, description, error, requiredMark, className }}>{box}</Option> : box;
}
