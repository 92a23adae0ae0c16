import { cx } from '../../css/cx';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import { placeOf, valueAxis } from '../chartMath';
import type { ChartSeries } from '../chartSeries';
import { axisBlockSize, Plot } from '../Plot/Plot';
import { hangingBar, risingBar } from '../Plot/risingBar.css';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import { barParts, stackParts } from './barParts';
import * as styles from './BarsChart.css';

export interface BarsSeries extends ChartSeries {
  /** `bar` what is, `ghost` what it is compared with, `forecast` what is expected. @default 'bar' */
  kind?: keyof typeof styles.kind;
}

export interface BarsChartProps extends BucketChartOptions {
  /** At most one of each kind where they stand in one place; at most six side by side or on top of each other. */
  series: readonly BarsSeries[];
  /** `behind` sets what is compared behind what is, `beside` sets series side by side, `stacked` on top of each other. @default 'behind' */
  arrangement?: 'behind' | 'beside' | 'stacked';
  /** `horizontal` lays the bars down, a row for each bucket: for names that are words, and many of them. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Height with the axis, px. @default 208; of lying bars what their rows need */
  blockSize?: number;
}

/** Ghosts behind, then the outline of a forecast, then what is. */
const depth = { ghost: 0, forecast: 1, bar: 2 } as const;
const marks = { bar: 'solid', ghost: 'ghost', forecast: 'forecast' } as const;

/** Bars that stand on a shelf line or lie along it, what is below zero hangs from it; the period before as a jar behind, series side by side, or parts on top of each other. */
export function BarsChart({
  series,
  arrangement = 'behind',
  orientation = 'vertical',
  blockSize: wished,
  ...options
}: BarsChartProps) {
  const { buckets } = options;
  const isLying = orientation === 'horizontal';
  const isBehind = arrangement === 'behind';
  const isBeside = arrangement === 'beside';
  const { shown, known, plot, frame } = useBucketChart<BarsSeries>({
    ...options,
    // What stands in one place is one matter: one colour.
    series: isBehind ? series.map((one) => ({ ...one, tone: one.tone ?? 'c1' })) : series,
    isMain: ({ kind = 'bar' }) => kind === 'bar',
    legendOf: ({ kind = 'bar' }) => ({ mark: marks[kind] }),
    // What is compared and expected is not there for every bucket; a place without its figure is worth a word.
    skipsMissing: isBehind,
    walkBy: { orientation: isLying ? 'vertical' : 'horizontal' },
  });
  const drawn = isBehind ? shown.toSorted((a, b) => depth[a.kind ?? 'bar'] - depth[b.kind ?? 'bar']) : shown;
  const partsOf = arrangement === 'stacked' ? stackParts : barParts;
  const columns = buckets.map((_, bucket) => partsOf(drawn.map(({ values }) => values[bucket] ?? null)));
  // The axis stays while the legend switches what stands for itself; a stack without a part is another stack.
  const axis = valueAxis(
    arrangement === 'stacked'
      ? columns.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to]))
      : known.flatMap(({ values }) => values),
  );
  // Side by side they share four fifths of a column, and stay together in its middle where it is wide.
  const share = `min(24px, ${80 / Math.max(drawn.length, 1)}%)`;
  const row = isBeside ? Math.max(36, series.length * 14 + 14) : 36;
  const blockSize = wished ?? (isLying && buckets.length > 0 ? buckets.length * row + axisBlockSize : 208);

  return (
    <ChartFrame {...frame} blockSize={blockSize + (isLying ? 8 : 18)}>
      <Plot
        {...plot}
        axis={axis}
        blockSize={blockSize}
        orientation={orientation}
        renderColumn={(bucket) =>
          columns[bucket]?.map(({ place, from, to, isOuter }) => {
            const { id, tone, kind = 'bar' } = drawn[place] as (typeof drawn)[number];
            const side = to <= 0 && from < 0 ? 'hanging' : 'standing';
            return (
              <span
                key={id}
                className={cx(
                  risingBar,
                  side === 'hanging' && hangingBar,
                  styles.kind[kind],
                  isOuter ? styles[side][kind] : styles.under[side],
                  chartColor[tone],
                )}
                style={{
                  insetBlockEnd: `${placeOf(from, axis) * 100}%`,
                  blockSize: `${(placeOf(to, axis) - placeOf(from, axis)) * 100}%`,
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
