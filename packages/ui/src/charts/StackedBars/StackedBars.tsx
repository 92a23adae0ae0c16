import type { ReactNode } from 'react';
import { cx } from '../../private/cx';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import { bar } from '../BarsChart/BarsChart.css';
import type { ChartBucket } from '../BarsChart/BarsChart';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis, type ChartValue } from '../chartMath';
import { hasNoValues, seriesColor, type ChartSeries } from '../chartSeries';
import { Plot } from '../Plot/Plot';
import { useChartWalk } from '../useChartWalk';
import { useHiddenSeries } from '../useHiddenSeries';
import { stackParts } from './stackParts';
import * as styles from './StackedBars.css';

export interface StackedBarsProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop. */
  label: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** From the shelf outwards; negative values, such as expenses, hang below it. */
  series: readonly ChartSeries[];
  /** Place of the bucket that is now. */
  current?: number;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, shorter. @default formatValue */
  formatTick?: (value: number) => string;
  /** Follows the values of a bucket in the readout. */
  renderReadoutEnd?: (bucket: number) => ReactNode;
  /** Height with the bucket labels, px. @default 208 */
  blockSize?: number;
}

/** Bars of several parts; what goes out hangs below the shelf line. */
export function StackedBars({
  label,
  buckets,
  series,
  current,
  formatValue,
  formatTick = formatValue,
  renderReadoutEnd,
  blockSize = 208,
  bucketLabel,
  ...frame
}: StackedBarsProps) {
  const strings = useStrings(chartStrings);
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const lastKnown = Math.max(0, ...series.map(({ values }) => values.findLastIndex((value) => value !== null)));
  const walk = useChartWalk(buckets.length, current ?? lastKnown);
  const colored = series.map((one, place) => ({ ...one, color: seriesColor(one, place) }));
  const shown = colored.filter(({ id }) => !isHidden(id));
  const stacks = buckets.map((_, bucket) => stackParts(shown.map(({ id, values }) => ({ id, value: values[bucket] }))));
  const axis = valueAxis(stacks.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to])));
  const write = (value: ChartValue | undefined) => (value === null || value === undefined ? '—' : formatValue(value));
  const titleOf = (bucket: number) => buckets[bucket]?.title ?? buckets[bucket]?.label ?? '';
  const items = shown.map((one) => ({ id: one.id, label: one.label, value: one.values[walk.active] }));
  const valueText = `${titleOf(walk.active)}: ${items.map((item) => `${item.label} ${item.value === null || item.value === undefined ? strings.noValue : formatValue(item.value)}`).join(', ')}`;
  const colorOf = new Map(colored.map(({ id, color }) => [id, color]));

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      isEmpty={hasNoValues(series)}
      legend={colored.map(({ id, label: name, color }) => ({ id, label: name, color, isHidden: isHidden(id) }))}
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
        renderColumn={(bucket) =>
          stacks[bucket]?.map(({ id, from, to, isOuter }) => (
            <span
              key={id}
              className={cx(
                bar,
                styles.part,
                chartColor[colorOf.get(id) ?? 'c1'],
                isOuter && (to > 0 ? styles.topEnd : styles.bottomEnd),
              )}
              style={{
                insetBlockEnd: `${placeOf(from, axis) * 100}%`,
                blockSize: `${(placeOf(to, axis) - placeOf(from, axis)) * 100}%`,
              }}
            />
          ))
        }
      />
    </ChartFrame>
  );
}
