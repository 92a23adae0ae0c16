import { cx } from '../../private/cx';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import type { ChartBucket } from '../BarsChart/BarsChart';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { placeOf, rangeAxis } from '../chartMath';
import { Plot } from '../Plot/Plot';
import { useChartWalk } from '../useChartWalk';
import * as styles from './CandlestickChart.css';

/** Four values of a bucket. */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface CandlestickChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Price of hake by day". */
  label: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** A candle a bucket; null is missing data and stays a gap. */
  candles: readonly (Candle | null)[];
  /** Names of the four values, in readout and table. */
  valueLabels: Readonly<Record<keyof Candle, string>>;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, shorter. @default formatValue */
  formatTick?: (value: number) => string;
  /** Height with the bucket labels, px. @default 208 */
  blockSize?: number;
}

const keys = ['open', 'high', 'low', 'close'] as const;

/** Prices over time: the body from open to close, the wick from low to high. What rose is hollow, what fell is filled. */
export function CandlestickChart({
  label,
  buckets,
  candles,
  valueLabels,
  formatValue,
  formatTick = formatValue,
  blockSize = 208,
  bucketLabel,
  ...frame
}: CandlestickChartProps) {
  const strings = useStrings(chartStrings);
  const walk = useChartWalk(
    buckets.length,
    Math.max(
      0,
      candles.findLastIndex((candle) => candle !== null),
    ),
  );
  const axis = rangeAxis(candles.flatMap((candle) => (candle ? [candle.low, candle.high] : [])));
  const titleOf = (bucket: number) => buckets[bucket]?.title ?? buckets[bucket]?.label ?? '';
  const current = candles[walk.active];
  const items = keys.map((key) => ({
    id: key,
    label: valueLabels[key],
    value: current ? formatValue(current[key]) : '—',
  }));
  const said = current ? items.map((item) => `${item.label} ${item.value}`).join(', ') : strings.noValue;

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      isEmpty={candles.every((candle) => candle === null)}
      readout={<ChartReadout title={titleOf(walk.active)} items={items} />}
      table={{
        columns: [bucketLabel, ...keys.map((key) => valueLabels[key])],
        rows: buckets.map((_, bucket) => {
          const candle = candles[bucket];
          return [titleOf(bucket), ...keys.map((key) => (candle ? formatValue(candle[key]) : '—'))];
        }),
      }}
    >
      <Plot
        label={label}
        valueText={`${titleOf(walk.active)}: ${said}`}
        axis={axis}
        formatTick={formatTick}
        buckets={buckets.map((bucket) => bucket.label)}
        walk={walk}
        blockSize={blockSize}
        renderColumn={(bucket) => {
          const candle = candles[bucket];
          if (!candle) return null;
          const { open, close, high, low } = candle;
          const span = (from: number, to: number) => ({
            insetBlockEnd: `${placeOf(from, axis) * 100}%`,
            blockSize: `${(placeOf(to, axis) - placeOf(from, axis)) * 100}%`,
          });
          const direction = close >= open ? 'up' : 'down';
          return (
            <>
              <span className={cx(styles.wick, styles.tone[direction])} style={span(low, high)} />
              <span
                className={cx(styles.body, styles.tone[direction], styles.fill[direction])}
                style={span(Math.min(open, close), Math.max(open, close))}
              />
            </>
          );
        }}
      />
    </ChartFrame>
  );
}
