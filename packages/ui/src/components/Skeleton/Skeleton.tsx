import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Skeleton.css';

type Length = number | string;

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Width: px or any CSS length.
   * @default '100%', for a circle its height
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

/** A block with the final geometry of what is on its way. Screen readers skip it: the surroundings say `aria-busy`. */
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
