import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { scaleTo, rangeAxis } from '../chartMath';
import { Plot } from '../Plot/Plot';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import * as styles from './CandlestickChart.css';

/** The four prices of a bucket. */
export interface Candle {
  /** Opening price. */
  open: number;
  /** Highest price. */
  high: number;
  /** Lowest price. */
  low: number;
  /** Closing price. */
  close: number;
}

export interface CandlestickChartProps extends BucketChartOptions {
  /** One candle per bucket. `null` is missing data and leaves a gap. */
  candles: readonly (Candle | null)[];
  /** Names of the four values in the readout and the table. */
  valueLabels: Readonly<Record<keyof Candle, string>>;
}

const keys = ['open', 'high', 'low', 'close'] as const;

/** Prices over time: the body spans open to close, the wick low to high. Rising candles are hollow, falling ones are filled. */
export function CandlestickChart({ candles, valueLabels, blockSize = 208, ...options }: CandlestickChartProps) {
  checkProps('lists', 'CandlestickChart', () => ({ candles, count: options.buckets.length }));
  const {
    frame: { legend: _none, onToggleSeries: _nor, ...frame },
    known,
    referenceValues,
    plot,
  } = useBucketChart({
    ...options,
    series: keys.map((key) => ({
      id: key,
      label: valueLabels[key],
      values: candles.map((candle) => candle?.[key] ?? null),
    })),
  });
  const axis = rangeAxis([...referenceValues, ...known.flatMap(({ values }) => values)]);

  return (
    <ChartFrame {...frame} blockSize={blockSize + 18}>
      <Plot
        {...plot}
        axis={axis}
        blockSize={blockSize}
        renderColumn={(bucket) => {
          const [open, high, low, close] = known.map(({ values }) => values[bucket] ?? null);
          if (open == null || high == null || low == null || close == null) return null;
          const span = (from: number, to: number) => ({
            insetBlockEnd: `${scaleTo(from, axis) * 100}%`,
            blockSize: `${(scaleTo(to, axis) - scaleTo(from, axis)) * 100}%`,
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
