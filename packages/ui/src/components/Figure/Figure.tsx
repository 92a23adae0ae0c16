import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Figure.css';

export interface FigureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Result of `Intl.NumberFormat.formatToParts`, or formatted text such as "14:20". */
  parts: readonly Intl.NumberFormatPart[] | string;
  /** Unit after the number, outside of its left-to-right isolation. */
  unit?: ReactNode;
  /**
   * Font size: `figure` 28px, `tile` 26px, `card` 22px.
   * @default 'figure'
   */
  size?: keyof typeof styles.size;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Characters of a number that fit a tile of half a phone's width. */
const maxTileLength = 10;
const lengthOf = (parts: FigureProps['parts']) =>
  typeof parts === 'string' ? parts.length : parts.reduce((sum, { value }) => sum + value.length, 0);

const signs: readonly string[] = ['currency', 'percentSign'];

/** A large number. Currency and percent signs are smaller, and the minus is U+2212. Format the number with `Intl` first. */
export function Figure({ parts, unit, size = 'figure', className, ref, ...rest }: FigureProps) {
  return (
    <span
      ref={ref}
      {...rest}
      data-long={lengthOf(parts) > maxTileLength || undefined}
      className={cx(styles.root, styles.size[size], className)}
    >
      <bdi dir="ltr">
        {typeof parts === 'string'
          ? parts
          : parts.map(({ type, value }, place) =>
              signs.includes(type) ? (
                <span key={place} className={styles.sign}>
                  {value}
                </span>
              ) : type === 'minusSign' ? (
                '−'
              ) : (
                value
              ),
            )}
      </bdi>
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
