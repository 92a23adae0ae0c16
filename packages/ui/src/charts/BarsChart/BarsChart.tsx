import type { ReactNode } from 'react';
import { cx } from '../../private/cx';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis, type ChartValue } from '../chartMath';
import { hasNoValues, seriesColor, type ChartColor, type ChartSeries } from '../chartSeries';
import { Plot } from '../Plot/Plot';
import { useChartWalk } from '../useChartWalk';
import { useHiddenSeries } from '../useHiddenSeries';
import * as styles from './BarsChart.css';

export interface ChartBucket {
  /** Short name on the axis: "20:00". Unique. */
  label: string;
  /** Long name in the readout: "20:00 – 21:00". @default the label */
  title?: string;
}

export interface BarsSeries extends ChartSeries {
  /** `bar` what is, `ghost` what it is compared with, `forecast` what is expected. @default 'bar' */
  kind?: keyof typeof styles.kind;
}

export interface BarsChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Sales by hour". */
  label: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** At most one of each kind where they stand in one place; at most six side by side. */
  series: readonly BarsSeries[];
  /** `behind` sets what is compared behind what is, `beside` sets series side by side. @default 'behind' */
  arrangement?: 'behind' | 'beside';
  /** Place of the bucket that is now; the readout rests on it. @default the last one with a value */
  current?: number;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, shorter. @default formatValue */
  formatTick?: (value: number) => string;
  /** Follows the values of a bucket in the readout, such as a `Delta`. */
  renderReadoutEnd?: (bucket: number) => ReactNode;
  /** Height with the bucket labels, px. @default 208 */
  blockSize?: number;
}

/** Ghosts behind, then the outline of a forecast, then what is. */
const depth = { ghost: 0, forecast: 1, bar: 2 } as const;
const marks = { bar: 'solid', ghost: 'ghost', forecast: 'forecast' } as const;
const defaultColor: ChartColor = 'c1';

const lastKnown = (series: readonly BarsSeries[]) =>
  Math.max(
    0,
    ...series
      .filter(({ kind = 'bar' }) => kind === 'bar')
      .map(({ values }) => values.findLastIndex((value) => value !== null)),
  );

/** Bars that stand on a shelf line, what is below zero hangs from it; the period before as a jar behind, or series side by side. */
export function BarsChart({
  label,
  buckets,
  series,
  arrangement = 'behind',
  current,
  formatValue,
  formatTick = formatValue,
  renderReadoutEnd,
  blockSize = 208,
  bucketLabel,
  ...frame
}: BarsChartProps) {
  const strings = useStrings(chartStrings);
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const walk = useChartWalk(buckets.length, current ?? lastKnown(series));
  const shown = series.filter(({ id }) => !isHidden(id));
  const isBeside = arrangement === 'beside';
  const colorOf = (one: BarsSeries) => one.color ?? (isBeside ? seriesColor(one, series.indexOf(one)) : defaultColor);
  const drawn = isBeside ? shown : [...shown].sort((a, b) => depth[a.kind ?? 'bar'] - depth[b.kind ?? 'bar']);
  const axis = valueAxis(series.flatMap(({ values }) => values));
  const write = (value: ChartValue | undefined) => (value === null || value === undefined ? '—' : formatValue(value));

  const titleOf = (bucket: number) => buckets[bucket]?.title ?? buckets[bucket]?.label ?? '';
  const items = shown
    .map((one) => ({ id: one.id, label: one.label, value: one.values[walk.active] ?? null }))
    .filter(({ value }, _i, all) => value !== null || all.every((other) => other.value === null));
  const valueText = `${titleOf(walk.active)}: ${items.map((item) => `${item.label} ${item.value === null ? strings.noValue : formatValue(item.value)}`).join(', ')}`;

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      isEmpty={hasNoValues(series)}
      legend={series.map((one) => ({
        id: one.id,
        label: one.label,
        color: colorOf(one),
        mark: marks[one.kind ?? 'bar'],
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
        renderColumn={(bucket) =>
          drawn.map((one, place) => {
            const value = one.values[bucket];
            if (value === null || value === undefined) return null;
            const [from, to] = [placeOf(Math.min(value, 0), axis), placeOf(Math.max(value, 0), axis)];
            const share = 100 / drawn.length;
            return (
              <span
                key={one.id}
                className={cx(
                  styles.bar,
                  styles.kind[one.kind ?? 'bar'],
                  chartColor[colorOf(one)],
                  value < 0 && styles.below,
                  isBeside && styles.beside,
                )}
                style={{
                  insetBlockEnd: `${from * 100}%`,
                  blockSize: `${(to - from) * 100}%`,
                  ...(isBeside && {
                    insetInlineStart: `${10 + place * share * 0.8}%`,
                    inlineSize: `${share * 0.8 - 2}%`,
                  }),
                }}
              />
            );
          })
        }
      />
    </ChartFrame>
  );
}
