import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import { scaleTo, valueAxis } from '../chartMath';
import type { ChartSeries } from '../chartSeries';
import { areaPath, linePath, type LineCurve } from '../linePath';
import { Plot } from '../Plot/Plot';
import { useBucketChart, type BucketChartOptions } from '../useBucketChart';
import * as styles from './LineChart.css';

export interface LineSeries extends ChartSeries {
  /** Draws a dashed gray line, for the previous period. @default false */
  comparison?: boolean;
}

export interface LineChartProps extends BucketChartOptions {
  /** The lines, in the order of the legend. */
  series: readonly LineSeries[];
  /** If true, marks every value; otherwise only the last, the active and isolated ones. @default false */
  markers?: boolean;
  /** Fills the area below the lines, except those of comparisons. @default false */
  area?: boolean;
  /**
   * `step` is for values that stay until they change, such as prices.
   * @default 'linear'
   */
  curve?: LineCurve;
}

/** Lines over time, with a readout. */
export function LineChart({
  series,
  markers = false,
  area = false,
  curve = 'linear',
  blockSize = 208,
  ...options
}: LineChartProps) {
  checkProps('series', 'LineChart', () => ({ series, count: options.buckets.length }));
  const { shown, known, referenceValues, chartNavigation, plot, frame } = useBucketChart<LineSeries>({
    ...options,
    series,
    isMain: ({ comparison }) => !comparison,
    legendOf: ({ comparison }) => ({ mark: 'line', ...(comparison && { tone: 'c6' }) }),
  });
  const axis = valueAxis([...referenceValues, ...known.flatMap(({ values }) => values)]);
  const count = options.buckets.length;
  const inset = 50 / Math.max(count, 1);
  const y = (value: number) => (1 - scaleTo(value, axis)) * 100;

  return (
    <ChartFrame {...frame} blockSize={blockSize + 18}>
      <Plot {...plot} axis={axis} blockSize={blockSize}>
        <svg
          className={styles.lines}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {shown.map(({ id, values, tone, comparison }) => (
            <g key={id} className={chartColor[tone]}>
              {area && !comparison && <path className={styles.area} d={areaPath(values, y, inset, y(0), curve)} />}
              <path
                className={cx(styles.line, comparison && styles.comparison)}
                d={linePath(values, y, inset, curve)}
              />
            </g>
          ))}
        </svg>
        {shown.flatMap(({ id, values, tone, comparison }) => {
          const last = values.findLastIndex((value) => value !== null);
          return values.map((value, bucket) => {
            const isActive = bucket === chartNavigation.active;
            // Mark a value between two gaps: it has no line.
            const isAlone = (values[bucket - 1] ?? null) === null && (values[bucket + 1] ?? null) === null;
            if (value === null || !(markers || isActive || isAlone || bucket === last)) return null;
            return (
              <span
                // Points have no ID; their index on the line is the key.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${id} ${bucket}`}
                className={cx(
                  styles.point,
                  styles.pointShift,
                  chartColor[tone],
                  comparison && styles.pointOfComparison,
                  isActive && styles.pointActive,
                )}
                style={{
                  insetInlineStart: `${((bucket + 0.5) / count) * 100}%`,
                  insetBlockEnd: `${scaleTo(value, axis) * 100}%`,
                }}
              />
            );
          });
        })}
      </Plot>
    </ChartFrame>
  );
}
