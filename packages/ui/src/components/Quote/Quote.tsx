import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Quote.css';

export interface QuoteProps extends HTMLAttributes<HTMLElement> {
  /** Author or origin of the quotation. */
  source?: ReactNode;
  /** URL of the source. */
  cite?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A quotation with its source. */
export function Quote({ source, cite, className, children, ref, ...rest }: QuoteProps) {
  return (
    <figure ref={ref} {...rest} className={cx(styles.root, className)}>
      <blockquote cite={cite} className={cx(text.reading, styles.words)}>
        {children}
      </blockquote>
      {source && <figcaption className={cx(text.caption, styles.source)}>{source}</figcaption>}
    </figure>
  );
}
