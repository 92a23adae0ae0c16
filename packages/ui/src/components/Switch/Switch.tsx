import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { Option } from '../../private/fields/Option';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text beside the switch; without it give an `aria-label`. */
  label?: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /** What went wrong; replaces `description`. */
  error?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Where the label stands: after the switch, or before it with the switch at the end of the line (settings).
   * @default 'end'
   */
  labelAt?: 'start' | 'end';
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({
  label,
  description,
  error,
  labelAt,
  id,
  className,
  onChange,
  onCheckedChange,
  ref,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const input = (
    <input
      ref={ref}
      id={ids.control}
      type="checkbox"
      role="switch"
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={ids.describedBy}
      className={cx(styles.input, !label && className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  return label ? (
    <Option {...{ ids, label, description, error, labelAt, className }} kind="switch">
      {input}
    </Option>
  ) : (
    input
  );
}
