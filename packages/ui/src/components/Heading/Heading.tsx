import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Heading.css';

const looks = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'bodyStrong', 5: 'label', 6: 'caption' } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Look of another level, or the large one of a first page. @default the look of its level */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 'display';
  /** A quiet sentence under it, in an `hgroup` with it. */
  description?: ReactNode;
  /** The root element. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading: its level is the outline's, its size the eye's. */
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
