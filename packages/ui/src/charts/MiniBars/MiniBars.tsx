import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { risingBar } from '../Plot/risingBar.css';
import { chartColor } from '../chartColor.css';
import { hasLabel, labelStride } from '../chartMath';
import { drawable, type ChartValue } from '../drawable';
import type { ChartBucket, ChartColor } from '../chartSeries';
import { useInlineSize } from '../useInlineSize';
import * as styles from './MiniBars.css';

export interface MiniBarsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Accessible name, such as "Guests by day". */
  label: string;
  /** Buckets in display order, about seven. */
  buckets: readonly ChartBucket[];
  /** One value per bucket. `null` is missing data and shows a dash. */
  values: readonly ChartValue[];
  /** Formats the value above a bar. */
  formatValue: (value: number) => string;
  /** Index of the highlighted bucket, or `null` for none. @default the bucket with the highest value */
  highlight?: number | null;
  /** Color of the bars. @default 'c1' */
  tone?: ChartColor;
  /** Height of the tallest bar, px. @default 88 */
  barSize?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** A few bars with their values above, as a list. */
export function MiniBars({
  label,
  buckets,
  values,
  formatValue,
  highlight,
  tone = 'c1',
  barSize = 88,
  className,
  ref,
  ...rest
}: MiniBarsProps) {
  const strings = useStrings(chartStrings);
  const [width, measure] = useInlineSize();
  checkProps('lists', 'MiniBars', () => ({ values, count: buckets.length }));
  const known = buckets.map((_, index) => drawable(values[index]));
  const top = Math.max(0, ...known.map((value) => value ?? 0));
  const highlighted = highlight === undefined ? known.indexOf(top) : (highlight ?? -1);
  const texts = known.map((value) => (value === null ? '—' : formatValue(value)));
  // Where labels would overlap, some are visually hidden, but never the highlighted one.
  const longest = (all: readonly string[]) => Math.max(0, ...all.map((one) => one.length));
  const isShown = (bucket: number, room: number) =>
    hasLabel(bucket, labelStride(buckets.length, width, room), highlighted < 0 ? undefined : highlighted);
  const figureRoom = longest(texts) * 6.8 + 6;
  const nameRoom = longest(buckets.map(({ label: name }) => name)) * 6.2 + 6;
  return (
    <ul
      ref={useMergedRef(measure, ref)}
      aria-label={label}
      {...rest}
      className={cx(styles.root, chartColor[tone], className)}
    >
      {buckets.map((bucket, index) => {
        const value = known[index] ?? null;
        const isBest = index === highlighted;
        const Figure = isShown(index, figureRoom) ? Fragment : VisuallyHidden;
        return (
          // The index is the key: labels can repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.column} title={`${bucket.title ?? bucket.label}: ${texts[index]}`}>
            {/* First in the DOM order for screen readers, positioned last. */}
            <span className={cx(styles.name, isBest && styles.best)}>
              {isShown(index, nameRoom) ? bucket.label : <VisuallyHidden>{bucket.label}</VisuallyHidden>}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <span className={cx(styles.value, isBest && styles.best)}>
              {value === null ? (
                <>
                  <span aria-hidden="true">—</span>
                  <VisuallyHidden>{strings.noValue}</VisuallyHidden>
                </>
              ) : (
                <Figure>
                  <bdi dir="ltr">{texts[index]}</bdi>
                </Figure>
              )}
            </span>
            <span className={styles.room}>
              <span
                className={cx(risingBar, styles.bar, isBest && styles.bestBar)}
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
