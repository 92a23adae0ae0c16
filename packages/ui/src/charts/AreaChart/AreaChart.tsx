import { useId, type HTMLAttributes, type Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import { chartColor } from '../chartColor.css';
import { drawable, type ChartValue } from '../drawable';
import type { ChartBucket, ChartColor } from '../chartSeries';
import * as line from '../LineChart/LineChart.css';
import { areaPath, linePath } from '../linePath';
import { useChartNavigation } from '../useChartNavigation';
import * as styles from './AreaChart.css';

export interface AreaChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name of the chart, such as "Loyalty members by day". */
  label: string;
  /** One-sentence description of the chart for screen readers. */
  summary: string;
  /** Buckets in display order. */
  buckets: readonly ChartBucket[];
  /** One value per bucket. `null` is missing data and leaves a gap. */
  values: readonly ChartValue[];
  /** Formats a value for the tooltip, the hidden table and screen readers. */
  formatValue: (value: number) => string;
  /** Color of the line and the area. @default 'c1' */
  tone?: ChartColor;
  /** Height, px. @default 56 */
  blockSize?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A trend line with a filled area that extends to the edges of a card. Values show in a tooltip. The axis
 * does not start at zero.
 */
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
  checkProps('lists', 'AreaChart', () => ({ values: given, count: buckets.length }));
  const values = buckets.map((_, index) => drawable(given[index]));
  const chartNavigation = useChartNavigation(
    buckets.length,
    Math.max(
      0,
      values.findLastIndex((value) => value !== null),
    ),
  );
  const known = values.filter((value): value is number => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  // Leave 14% above the line and 20% below it.
  const y = (value: number) => (span === 0 ? 50 : 80 - ((value - low) / span) * 66);
  const share = buckets.length > 1 ? chartNavigation.active / (buckets.length - 1) : 0.5;
  const value = values[chartNavigation.active] ?? null;
  const format = (one: ChartValue) => (one === null ? strings.noValue : formatValue(one));
  const bucketTitle = buckets[chartNavigation.active]?.title ?? buckets[chartNavigation.active]?.label ?? '';

  return (
    <figure ref={ref} aria-labelledby={summaryId} {...rest} className={cx(styles.root, chartColor[tone], className)}>
      <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
      {known.length > 0 && (
        <div
          className={styles.plot}
          style={{ blockSize }}
          {...chartNavigation.sliderProps}
          aria-label={label}
          aria-valuetext={`${bucketTitle}: ${format(value)}`}
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
          {(chartNavigation.isNavigating || known.length === 1) && value !== null && (
            <span
              className={cx(line.point, line.pointShift)}
              style={{ insetInlineStart: `${share * 100}%`, insetBlockEnd: `${100 - y(value)}%` }}
            />
          )}
          {chartNavigation.isNavigating && (
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
      {/* There is no room for a view switch, so the table is visually hidden. */}
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <tbody>
            {buckets.map((bucket, index) => (
              // The index is the key: labels can repeat.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">{bucket.title ?? bucket.label}</th>
                <td>{format(values[index] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
