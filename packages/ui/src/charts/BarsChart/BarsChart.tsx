import { cx } from '../../private/cx';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis } from '../chartMath';
import type { ChartSeries } from '../chartSeries';
import { Plot } from '../Plot/Plot';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import * as styles from './BarsChart.css';

export interface BarsSeries extends ChartSeries {
  /** `bar` what is, `ghost` what it is compared with, `forecast` what is expected. @default 'bar' */
  kind?: keyof typeof styles.kind;
}

export interface BarsChartProps extends BucketChartOptions {
  /** At most one of each kind where they stand in one place; at most six side by side. */
  series: readonly BarsSeries[];
  /** `behind` sets what is compared behind what is, `beside` sets series side by side. @default 'behind' */
  arrangement?: 'behind' | 'beside';
}

/** Ghosts behind, then the outline of a forecast, then what is. */
const depth = { ghost: 0, forecast: 1, bar: 2 } as const;
const marks = { bar: 'solid', ghost: 'ghost', forecast: 'forecast' } as const;

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
  const isBeside = arrangement === 'beside';
  const chart = useBucketChart<BarsSeries>({
    bucketLabel,
    buckets,
    // What stands in one place is one matter: one colour.
    series: isBeside ? series : series.map((one) => ({ ...one, color: one.color ?? 'c1' })),
    current,
    formatValue,
    renderReadoutEnd,
    isMain: ({ kind = 'bar' }) => kind === 'bar',
    legendOf: ({ kind = 'bar' }) => ({ mark: marks[kind] }),
    skipsMissing: true,
  });
  const drawn = isBeside
    ? chart.shown
    : chart.shown.toSorted((a, b) => depth[a.kind ?? 'bar'] - depth[b.kind ?? 'bar']);
  const axis = valueAxis(chart.known.flatMap(({ values }) => values));
  // Side by side they share four fifths of a column, and stay together in its middle where it is wide.
  const share = `min(24px, ${80 / Math.max(drawn.length, 1)}%)`;

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
          drawn.map(({ id, kind = 'bar', color, values }, place) => {
            const value = values[bucket] ?? null;
            if (value === null) return null;
            const [from, to] = [placeOf(Math.min(value, 0), axis), placeOf(Math.max(value, 0), axis)];
            return (
              <span
                key={id}
                className={cx(styles.bar, styles.kind[kind], chartColor[color], value < 0 && styles.below)}
                style={{
                  insetBlockEnd: `${from * 100}%`,
                  blockSize: `${(to - from) * 100}%`,
                  ...(isBeside && {
                    insetInlineStart: `calc(50% + ${place - drawn.length / 2} * ${share} + 1px)`,
                    inlineSize: `calc(${share} - 2px)`,
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
