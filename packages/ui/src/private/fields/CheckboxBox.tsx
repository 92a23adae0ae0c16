import { useLayoutEffect, useRef, type InputHTMLAttributes, type Ref } from 'react';
import * as styles from './CheckboxBox.css';
import { cx } from '../../css/cx';
import { useMergedRef } from '../hooks/useMergedRef';

export interface CheckboxBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** If true, shows a dash. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The box of a checkbox without label or field. */
export function CheckboxBox({ indeterminate = false, className, ref, ...rest }: CheckboxBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Runs after every render, because the browser resets the property on click.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <span className={cx(styles.box, className)}>
      <input ref={useMergedRef(input, ref)} type="checkbox" {...rest} className={styles.input} />
      <svg viewBox="0 0 18 18" className={styles.glyph} aria-hidden="true">
        <path pathLength={1} d="m5 9.4 2.7 2.7L13 6.6" className={styles.check} />
        <path pathLength={1} d="M5.5 9h7" className={styles.dash} />
      </svg>
    </span>
  );
}
