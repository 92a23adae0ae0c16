import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import { scaleTo, valueAxis } from '../chartMath';
import type { ChartSeries } from '../chartSeries';
import { axisBlockSize, Plot } from '../Plot/Plot';
import { negativeBar, risingBar } from '../Plot/risingBar.css';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import { barParts, stackParts } from './barParts';
import * as styles from './BarsChart.css';

export interface BarsSeries extends ChartSeries {
  /** `bar` for actual, `ghost` for comparison and `forecast` for expected values. @default 'bar' */
  kind?: keyof typeof styles.kind;
}

export interface BarsChartProps extends BucketChartOptions {
  /** At most one series of each kind if `arrangement` is `behind`, otherwise at most six series. */
  series: readonly BarsSeries[];
  /**
   * `behind` draws the comparison behind the bar, `grouped` draws series next to each other, `stacked` stacks them.
   * @default 'behind'
   */
  arrangement?: 'behind' | 'grouped' | 'stacked';
  /** `horizontal` draws one row per bucket, for long or many labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Height including the axis, px. @default 208, or the height of all rows if horizontal */
  blockSize?: number;
}

/** Drawing order: comparison, forecast, bar. */
const depth = { ghost: 0, forecast: 1, bar: 2 } as const;
const marks = { bar: 'solid', ghost: 'ghost', forecast: 'forecast' } as const;

/** A bar chart, vertical or horizontal, with compared, grouped or stacked series. */
export function BarsChart({
  series,
  arrangement = 'behind',
  orientation = 'vertical',
  blockSize: requestedBlockSize,
  ...options
}: BarsChartProps) {
  const { buckets } = options;
  checkProps('series', 'BarsChart', () => ({ series, count: buckets.length }));
  const isHorizontal = orientation === 'horizontal';
  const isBehind = arrangement === 'behind';
  const isGrouped = arrangement === 'grouped';
  const { shown, known, referenceValues, plot, frame } = useBucketChart<BarsSeries>({
    ...options,
    // Overlapping series describe the same measure, so they share a color.
    series: isBehind ? series.map((one) => ({ ...one, tone: one.tone ?? 'c1' })) : series,
    isMain: ({ kind = 'bar' }) => kind === 'bar',
    legendOf: ({ kind = 'bar' }) => ({ mark: marks[kind] }),
    // Some series don't cover every bucket, so the readout omits missing values while another series has a value.
    skipsMissing: isBehind,
    navigation: { orientation: isHorizontal ? 'vertical' : 'horizontal' },
  });
  const drawn = isBehind ? shown.toSorted((a, b) => depth[a.kind ?? 'bar'] - depth[b.kind ?? 'bar']) : shown;
  const partsOf = arrangement === 'stacked' ? stackParts : barParts;
  const columns = buckets.map((_, bucket) => partsOf(drawn.map(({ values }) => values[bucket] ?? null)));
  // Keep the axis while series are toggled, except for stacks: their totals change.
  const axis = valueAxis([
    ...referenceValues,
    ...(arrangement === 'stacked'
      ? columns.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to]))
      : known.flatMap(({ values }) => values)),
  ]);
  // Groups use 80% of the column and stay centered in wide columns.
  const share = `min(24px, ${80 / Math.max(drawn.length, 1)}%)`;
  const row = isGrouped ? Math.max(36, series.length * 14 + 14) : 36;
  const blockSize =
    requestedBlockSize ?? (isHorizontal && buckets.length > 0 ? buckets.length * row + axisBlockSize : 208);

  return (
    <ChartFrame {...frame} blockSize={blockSize + (isHorizontal ? 8 : 18)}>
      <Plot
        {...plot}
        axis={axis}
        blockSize={blockSize}
        orientation={orientation}
        renderColumn={(bucket) =>
          columns[bucket]?.map(({ index, from, to, isOuter }) => {
            const { id, tone, kind = 'bar' } = drawn[index] as (typeof drawn)[number];
            const side = to <= 0 && from < 0 ? 'negative' : 'positive';
            return (
              <span
                key={id}
                className={cx(
                  risingBar,
                  side === 'negative' && negativeBar,
                  styles.kind[kind],
                  isOuter ? styles[side][kind] : styles.under[side],
                  chartColor[tone],
                )}
                style={{
                  insetBlockEnd: `${scaleTo(from, axis) * 100}%`,
                  blockSize: `${(scaleTo(to, axis) - scaleTo(from, axis)) * 100}%`,
                  ...(isGrouped && {
                    insetInlineStart: `calc(50% + ${index - drawn.length / 2} * ${share} + 1px)`,
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
