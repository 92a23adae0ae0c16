import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { BareCheckbox } from '../../private/BareCheckbox';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { Option } from '../../private/Option/Option';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text beside the box; without it (a table's selection column) give an `aria-label`. */
  label?: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  /** What to do about a wrong value; replaces `help`. */
  error?: ReactNode;
  /** Some of what the box stands for is chosen: shows a dash. */
  indeterminate?: boolean;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is saved with the form. */
export function Checkbox({ label, help, error, id, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
  const box = (
    <BareCheckbox
      id={ids.control}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={ids.describedBy}
      className={label ? undefined : className}
    />
  );
  return label ? <Option {...{ ids, label, help, error, className }}>{box}</Option> : box;
}
