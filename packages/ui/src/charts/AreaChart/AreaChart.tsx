import { useId, type HTMLAttributes, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../../css/cx';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import { chartColor } from '../chartColor.css';
import { drawable, type ChartValue } from '../chartMath';
import type { ChartBucket, ChartColor } from '../chartSeries';
import * as line from '../LineChart/LineChart.css';
import { areaPath, linePath } from '../linePath';
import { useChartNavigation } from '../useChartNavigation';
import * as styles from './AreaChart.css';

export interface AreaChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name of the chart for the keyboard's stop: "Loyalty members by day". */
  label: string;
  /** The chart in one sentence, for those who do not see it. */
  summary: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** A value a bucket; null is missing data and stays a gap. */
  values: readonly ChartValue[];
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Colour of the line. @default 'c1' */
  tone?: ChartColor;
  /** Height, px. @default 56 */
  blockSize?: number;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

/** A trend that runs to the edges of a card's foot; its values show in a tip. No zero baseline: the number stands above. */
export function AreaChart({
  label,
  summary,
  buckets,
  values: given,
  formatValue,
  tone = 'c1',
  blockSize = 56,
  className,
  ref,
  ...rest
}: AreaChartProps) {
  const strings = useStrings(chartStrings);
  const summaryId = useId();
  const values = buckets.map((_, place) => drawable(given[place]));
  const walk = useChartNavigation(
    buckets.length,
    Math.max(
      0,
      values.findLastIndex((value) => value !== null),
    ),
  );
  const known = values.filter((value): value is number => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  // The line keeps to the upper part: 14% air above, 20% ground below.
  const y = (value: number) => (span === 0 ? 50 : 80 - ((value - low) / span) * 66);
  const share = buckets.length > 1 ? walk.active / (buckets.length - 1) : 0.5;
  const value = values[walk.active] ?? null;
  const say = (one: ChartValue) => (one === null ? strings.noValue : formatValue(one));
  const bucketTitle = buckets[walk.active]?.title ?? buckets[walk.active]?.label ?? '';

  return (
    <figure ref={ref} aria-labelledby={summaryId} {...rest} className={cx(styles.root, chartColor[tone], className)}>
      <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
      {known.length > 0 && (
        <div
          className={styles.plot}
          style={{ blockSize }}
          {...walk.walkProps}
          aria-label={label}
          aria-valuetext={`${bucketTitle}: ${say(value)}`}
        >
          <svg
            className={line.lines}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path className={line.area} d={areaPath(values, y)} />
            <path className={line.line} d={linePath(values, y)} />
          </svg>
          {(walk.isWalking || known.length === 1) && value !== null && (
            <span
              className={cx(line.point, line.pointShift)}
              style={{ insetInlineStart: `${share * 100}%`, insetBlockEnd: `${100 - y(value)}%` }}
            />
          )}
          {walk.isWalking && (
            <span
              className={styles.tip}
              style={
                share < 0.5
                  ? { insetInlineStart: `clamp(4px, calc(${share * 100}% - 48px), 100%)` }
                  : { insetInlineEnd: `clamp(4px, calc(${(1 - share) * 100}% - 48px), 100%)` }
              }
            >
              {bucketTitle}
              <bdi dir="ltr" className={styles.tipValue}>
                {value === null ? '—' : formatValue(value)}
              </bdi>
            </span>
          )}
        </div>
      )}
      {/* The table view: without room for a switch it is there for screen readers. */}
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <tbody>
            {buckets.map((bucket, place) => (
              // A bucket is its place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place}>
                <th scope="row">{bucket.title ?? bucket.label}</th>
                <td>{say(values[place] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
