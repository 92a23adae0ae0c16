import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './CodeBlock.css';

export interface CodeProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Inline code. */
export function Code({ className, ref, ...rest }: CodeProps) {
  return <code ref={ref} dir="ltr" translate="no" {...rest} className={cx(styles.inline, className)} />;
}
