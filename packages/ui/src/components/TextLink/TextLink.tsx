import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from '../../private/cx';
import * as styles from './TextLink.css';

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * Colour; `inherit` takes that of the sentence.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * When the underline shows; `always` inside a running sentence.
   * @default 'hover'
   */
  underline?: keyof typeof styles.underline;
  ref?: Ref<HTMLAnchorElement>;
}

export function TextLink({ tone = 'primary', underline = 'hover', className, ref, ...rest }: TextLinkProps) {
  return (
    <a ref={ref} className={cx(styles.root, styles.tone[tone], styles.underline[underline], className)} {...rest} />
  );
}
