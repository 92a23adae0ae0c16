import type { ReactNode } from 'react';
import { cx } from '../../private/cx';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import type { ChartBucket } from '../BarsChart/BarsChart';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis, type ChartValue } from '../chartMath';
import { hasNoValues, seriesColor, type ChartSeries } from '../chartSeries';
import { areaPath, linePath } from '../linePath';
import { Plot } from '../Plot/Plot';
import { useChartWalk } from '../useChartWalk';
import { useHiddenSeries } from '../useHiddenSeries';
import * as styles from './LineChart.css';

export interface LineSeries extends ChartSeries {
  /** Drawn dashed and without a hue: the period before. */
  isComparison?: boolean;
}

export interface LineChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop. */
  label: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** One line each. */
  series: readonly LineSeries[];
  /** Place of the bucket that is now. */
  current?: number;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, shorter. @default formatValue */
  formatTick?: (value: number) => string;
  /** A point on every value; else on the last and the active one. */
  markers?: boolean;
  /** Fills the ground under the lines. */
  area?: boolean;
  /** Follows the values of a bucket in the readout. */
  renderReadoutEnd?: (bucket: number) => ReactNode;
  /** Height with the bucket labels, px. @default 208 */
  blockSize?: number;
}

/** Lines over time with their readout. */
export function LineChart({
  label,
  buckets,
  series,
  current,
  formatValue,
  formatTick = formatValue,
  markers = false,
  area = false,
  renderReadoutEnd,
  blockSize = 208,
  bucketLabel,
  ...frame
}: LineChartProps) {
  const strings = useStrings(chartStrings);
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const lastOf = (values: readonly ChartValue[]) => values.findLastIndex((value) => value !== null);
  const walk = useChartWalk(
    buckets.length,
    current ?? Math.max(0, ...series.filter((one) => !one.isComparison).map(({ values }) => lastOf(values))),
  );
  const colored = series.map((one, place) => ({ ...one, color: seriesColor(one, place) }));
  const shown = colored.filter(({ id }) => !isHidden(id));
  const axis = valueAxis(series.flatMap(({ values }) => values));
  const write = (value: ChartValue | undefined) => (value === null || value === undefined ? '—' : formatValue(value));
  const titleOf = (bucket: number) => buckets[bucket]?.title ?? buckets[bucket]?.label ?? '';

  const inset = 50 / Math.max(buckets.length, 1);
  const y = (value: number) => (1 - placeOf(value, axis)) * 100;
  const items = shown.map((one) => ({ id: one.id, label: one.label, value: one.values[walk.active] }));
  const valueText = `${titleOf(walk.active)}: ${items.map((item) => `${item.label} ${item.value === null || item.value === undefined ? strings.noValue : formatValue(item.value)}`).join(', ')}`;

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      isEmpty={hasNoValues(series)}
      legend={colored.map((one) => ({
        id: one.id,
        label: one.label,
        color: one.isComparison ? 'c6' : one.color,
        mark: 'line',
        isHidden: isHidden(one.id),
      }))}
      onToggleSeries={toggle}
      readout={
        <ChartReadout
          title={titleOf(walk.active)}
          items={items.map((item) => ({ ...item, value: write(item.value) }))}
          end={renderReadoutEnd?.(walk.active)}
        />
      }
      table={{
        columns: [bucketLabel, ...series.map((one) => one.label)],
        rows: buckets.map((_, bucket) => [titleOf(bucket), ...series.map(({ values }) => write(values[bucket]))]),
      }}
    >
      <Plot
        label={label}
        valueText={valueText}
        axis={axis}
        formatTick={formatTick}
        buckets={buckets.map((bucket) => bucket.label)}
        current={current}
        walk={walk}
        blockSize={blockSize}
      >
        <svg
          className={styles.lines}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {shown.map(({ id, values, color, isComparison }) => (
            <g key={id} className={chartColor[color]}>
              {area && !isComparison && <path className={styles.area} d={areaPath(values, y, inset, y(0))} />}
              <path className={cx(styles.line, isComparison && styles.comparison)} d={linePath(values, y, inset)} />
            </g>
          ))}
        </svg>
        {shown.flatMap(({ id, values, color, isComparison }) =>
          values.map((value, bucket) => {
            const isActive = bucket === walk.active;
            if (value === null || !(markers || isActive || bucket === lastOf(values))) return null;
            return (
              <span
                key={`${id} ${buckets[bucket]?.label}`}
                className={cx(
                  styles.point,
                  styles.pointShift,
                  chartColor[color],
                  isComparison && styles.pointOfComparison,
                  isActive && styles.pointActive,
                )}
                style={{
                  insetInlineStart: `${((bucket + 0.5) / buckets.length) * 100}%`,
                  insetBlockEnd: `${placeOf(value, axis) * 100}%`,
                }}
              />
            );
          }),
        )}
      </Plot>
    </ChartFrame>
  );
}
