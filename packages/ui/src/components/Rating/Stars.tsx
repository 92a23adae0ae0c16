import { cx } from '../../css/cx';
import type { IconType } from '../../icons/Icon';
import * as styles from './Rating.css';

interface StarsProps {
  Drawing: IconType;
  max: number;
  /** Width of a star, px. */
  pitch: number;
  /** Number of filled stars; can be fractional. */
  filled: number;
}

/** A row of empty stars with a clipped row of filled stars on top. */
export function Stars({ Drawing, max, pitch, filled }: StarsProps) {
  const row = (isFull: boolean) =>
    Array.from({ length: max }, (_, index) => (
      <Drawing
        key={index}
        size={pitch}
        strokeWidth={pitch === 16 ? 2 : 1.7}
        focusable="false"
        className={cx(styles.star, isFull && styles.filled)}
      />
    ));
  return (
    <>
      <span aria-hidden="true" className={styles.empty}>
        {row(false)}
      </span>
      <span aria-hidden="true" className={styles.full} style={{ inlineSize: `${filled * pitch}px` }}>
        {row(true)}
      </span>
    </>
  );
}
