import { cx } from '../../css/cx';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { placeOf, rangeAxis } from '../chartMath';
import { Plot } from '../Plot/Plot';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import * as styles from './CandlestickChart.css';

/** Four values of a bucket. */
export interface Candle {
  /** First value. */
  open: number;
  /** Highest value. */
  high: number;
  /** Lowest value. */
  low: number;
  /** Last value. */
  close: number;
}

export interface CandlestickChartProps extends BucketChartOptions {
  /** A candle a bucket; null is missing data and stays a gap. */
  candles: readonly (Candle | null)[];
  /** Names of the four values, in readout and table. */
  valueLabels: Readonly<Record<keyof Candle, string>>;
}

const keys = ['open', 'high', 'low', 'close'] as const;

/** Prices over time: the body from open to close, the wick from low to high. What rose is hollow, what fell is filled. */
export function CandlestickChart({ candles, valueLabels, blockSize = 208, ...options }: CandlestickChartProps) {
  const {
    frame: { legend: _none, onToggleSeries: _nor, ...frame },
    known,
    plot,
  } = useBucketChart({
    ...options,
    series: keys.map((key) => ({
      id: key,
      label: valueLabels[key],
      values: candles.map((candle) => candle?.[key] ?? null),
    })),
  });
  const axis = rangeAxis(known.flatMap(({ values }) => values));

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
