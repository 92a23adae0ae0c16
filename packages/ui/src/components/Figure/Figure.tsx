import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Figure.css';

export interface FigureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Parts of `Intl.NumberFormat.formatToParts`, or a text that is written already ("14:20"). */
  parts: readonly Intl.NumberFormatPart[] | string;
  /** Word after the number, outside its left-to-right isolate. */
  unit?: ReactNode;
  /**
   * 28 alone, 26 in tiles, 22 in cards, px.
   * @default 'figure'
   */
  size?: keyof typeof styles.size;
  /** The root element. */
  ref?: Ref<HTMLSpanElement>;
}

const signs: readonly string[] = ['currency', 'percentSign'];

/** A number as the hero: the currency and percent signs step back, the minus is a real one. The library formats nothing itself. */
export function Figure({ parts, unit, size = 'figure', className, ref, ...rest }: FigureProps) {
  return (
    <span ref={ref} {...rest} className={cx(styles.root, styles.size[size], className)}>
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
