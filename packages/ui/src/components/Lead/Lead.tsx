import type { HTMLAttributes, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Lead.css';

export interface LeadProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Ref to the root element. */
  ref?: Ref<HTMLParagraphElement>;
}

/** The introductory paragraph of a page. */
export function Lead({ className, ref, ...rest }: LeadProps) {
  return <p ref={ref} {...rest} className={cx(text.reading, styles.root, className)} />;
}
