import { cx } from '../../private/cx';
import { bar } from '../BarsChart/BarsChart.css';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis } from '../chartMath';
import type { ChartSeries } from '../chartSeries';
import { Plot } from '../Plot/Plot';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import { stackParts } from './stackParts';
import * as styles from './StackedBars.css';

export interface StackedBarsProps extends BucketChartOptions {
  /** From the shelf outwards; negative values, such as expenses, hang below it. */
  series: readonly ChartSeries[];
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
  const chart = useBucketChart({ bucketLabel, buckets, series, current, formatValue, renderReadoutEnd });
  const stacks = buckets.map((_, bucket) =>
    stackParts(chart.shown.map(({ id, values }) => ({ id, value: values[bucket] }))),
  );
  const axis = valueAxis(stacks.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to])));
  const colorOf = new Map(chart.known.map(({ id, color }) => [id, color]));

  return (
    <ChartFrame {...frame} {...chart.frame} blockSize={blockSize + 18}>
      <Plot
        label={label}
        valueText={chart.valueText}
        axis={axis}
        formatTick={formatTick}
        buckets={buckets}
        current={current}
        walk={chart.walk}
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
