import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../private/cx';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { bar as rising } from '../BarsChart/BarsChart.css';
import { chartColor } from '../chartColor.css';
import { drawable, type ChartValue } from '../chartMath';
import type { ChartBucket, ChartColor } from '../chartSeries';
import * as styles from './MiniBars.css';

export interface MiniBarsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Name of the chart: "Guests by day". */
  label: string;
  /** The buckets in order, about seven. */
  buckets: readonly ChartBucket[];
  /** A value a bucket; null is missing data: a dash, no bar. */
  values: readonly ChartValue[];
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Place of the stressed bucket; null stresses none. @default the highest */
  highlight?: number | null;
  /** Colour. @default 'c1' */
  color?: ChartColor;
  /** Height of the highest bar, px. @default 88 */
  barSize?: number;
  ref?: Ref<HTMLUListElement>;
}

/** A few bars with their values written above: a list that needs no table view. */
export function MiniBars({
  label,
  buckets,
  values,
  formatValue,
  highlight,
  color = 'c1',
  barSize = 88,
  className,
  ref,
  ...rest
}: MiniBarsProps) {
  const strings = useStrings(chartStrings);
  const known = buckets.map((_, place) => drawable(values[place]));
  const top = Math.max(0, ...known.map((value) => value ?? 0));
  const stressed = highlight === undefined ? known.indexOf(top) : highlight;
  return (
    <ul ref={ref} aria-label={label} {...rest} className={cx(styles.root, chartColor[color], className)}>
      {buckets.map((bucket, place) => {
        const value = known[place] ?? null;
        const isBest = place === stressed;
        return (
          <li key={bucket.label} className={styles.column}>
            {/* Read first, drawn last. */}
            <span className={cx(styles.name, isBest && styles.best)}>
              {bucket.label}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <span className={cx(styles.value, isBest && styles.best)}>
              {value === null ? (
                <>
                  <span aria-hidden="true">—</span>
                  <VisuallyHidden>{strings.noValue}</VisuallyHidden>
                </>
              ) : (
                <bdi dir="ltr">{formatValue(value)}</bdi>
              )}
            </span>
            <span className={styles.room}>
              <span
                className={cx(rising, styles.bar, isBest && styles.bestBar)}
                style={{
                  position: 'static',
                  blockSize: top > 0 ? `${(Math.max(value ?? 0, 0) / top) * barSize}px` : 0,
                }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
