import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Quote.css';

export interface QuoteProps extends HTMLAttributes<HTMLElement> {
  /** Who said it, or where it stands. */
  source?: ReactNode;
  /** Address of the source. */
  cite?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Words of somebody else, with their source. */
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
