import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../private/cx';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { Option } from '../../private/Option/Option';
import { useMergedRef } from '../../private/useMergedRef';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Text beside the box; without it (a table's selection column) give an `aria-label`. */
  label?: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  /** What to do about a wrong value; replaces `help`. */
  error?: ReactNode;
  /** Some of what the box stands for is chosen: shows a dash. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, help, error, indeterminate = false, id, className, ref, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id, { help, error }, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);
  // After every render: the browser clears the property whenever the box is pressed.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const box = (
    <span className={cx(styles.box, !label && className)}>
      <input
        ref={useMergedRef(input, ref)}
        id={ids.control}
        type="checkbox"
        {...rest}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={ids.describedBy}
        className={styles.input}
      />
      <svg viewBox="0 0 18 18" className={styles.glyph} aria-hidden="true">
        <path pathLength={1} d="m5 9.4 2.7 2.7L13 6.6" className={styles.check} />
        <path pathLength={1} d="M5.5 9h7" className={styles.dash} />
      </svg>
    </span>
  );
  return label ? <Option {...{ ids, label, help, error, className }}>{box}</Option> : box;
}
