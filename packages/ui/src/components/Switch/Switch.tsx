import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../private/cx';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { Option } from '../../private/Option/Option';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text beside the switch; without it give an `aria-label`. */
  label?: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  /** What went wrong; replaces `help`. */
  error?: ReactNode;
  /**
   * Where the label stands: after the switch, or before it with the switch at the end of the line (settings).
   * @default 'end'
   */
  labelAt?: 'start' | 'end';
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, help, error, labelAt, id, className, ref, ...rest }: SwitchProps) {
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
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
    />
  );
  return label ? (
    <Option {...{ ids, label, help, error, labelAt, className }} kind="switch">
      {input}
    </Option>
  ) : (
    input
  );
}
