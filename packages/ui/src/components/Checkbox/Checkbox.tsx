import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { Option } from '../../private/fields/Option';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text beside the box; without it (a table's selection column) give an `aria-label`. */
  label?: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /** What to do about a wrong value; replaces `description`. */
  error?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Some of what the box stands for is chosen: shows a dash. */
  indeterminate?: boolean;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is saved with the form. */
export function Checkbox({
  label,
  description,
  error,
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
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={ids.describedBy}
      className={label ? undefined : className}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  return label ? <Option {...{ ids, label, description, error, className }}>{box}</Option> : box;
}
