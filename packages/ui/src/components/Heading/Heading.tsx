import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Heading.css';

const looks = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'bodyStrong', 5: 'label', 6: 'caption' } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Heading level in the page outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size. `display` is the largest. @default the value of `level` */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 'display';
  /** Secondary text below the heading, grouped with it in an `hgroup`. */
  description?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading whose visual size is independent of its level. */
export function Heading({ level, size = level, description, className, ref, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size === 'display' ? 'display' : looks[size];
  const heading = (
    <Element
      ref={ref}
      {...rest}
      className={cx(text[look], styles.root, look === 'caption' && styles.smallest, className)}
    />
  );
  if (description === undefined) return heading;
  return (
    <hgroup className={styles.group}>
      {heading}
      <p className={cx(text.body, styles.note)}>{description}</p>
    </hgroup>
  );
}
