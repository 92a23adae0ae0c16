import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Skeleton.css';

type Length = number | string;

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Width: px or any CSS length.
   * @default '100%', or the height of a circle
   */
  inlineSize?: Length;
  /**
   * Height: px or any CSS length.
   * @default 16
   */
  blockSize?: Length;
  /**
   * Corners: `block` 8 px, `text` 6 px, `circle` round.
   * @default 'block'
   */
  shape?: keyof typeof styles.shape;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A placeholder with the size of the content that is loading. Hidden from screen readers: set `aria-busy` on the
 * container.
 */
export function Skeleton({
  inlineSize,
  blockSize = 16,
  shape = 'block',
  className,
  style,
  ref,
  ...rest
}: SkeletonProps) {
  const width = inlineSize ?? (shape === 'circle' ? blockSize : '100%');
  return (
    <span
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={cx(styles.root, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize, ...style }}
    />
  );
}
