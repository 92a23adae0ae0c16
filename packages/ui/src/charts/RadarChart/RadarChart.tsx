import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { chartColor } from '../chartColor.css';
import type { ChartValue } from '../drawable';
import type { ChartSeries } from '../chartSeries';
import { pointerToPolar } from '../pointerToPolar';
import { useBucketChart } from '../useBucketChart';
import * as styles from './RadarChart.css';
import { radarPoint, radarShape } from './radarGeometry';

export interface RadarChartProps extends ChartFrameOptions {
  /** Accessible name of the chart, such as "Sales by daypart". */
  label: string;
  /** Labels of the three to eight axes, clockwise from the top. */
  axes: readonly string[];
  /** One or two series with one value per axis, all on a scale from 0 to `max`. */
  series: readonly ChartSeries[];
  /** Value at the outer ring. @default the highest value */
  max?: number;
  /** Formats a value for the readout, the table view and screen readers. */
  formatValue: (value: number) => string;
  /** Height, px. @default 216 */
  blockSize?: number;
}

const rim = 84;
const drawn = { width: 300, height: 210 };
/** Vertical center of the drawing in its coordinates: the lower labels need more room than the top one. */
const middle = 3;
const round = (value: number) => Number(value.toFixed(3));
const sideOf = (x: number) => (Math.abs(x) < 4 ? 'middle' : x > 0 ? 'end' : 'start');

/** Compares two profiles over the same axes. */
export function RadarChart({ axes, max, blockSize = 216, ...options }: RadarChartProps) {
  const isMirrored = useDocumentDirection() === 'rtl';
  checkProps('series', 'RadarChart', () => ({ series: options.series, count: axes.length }));
  const { shown, known, chartNavigation, plot, frame } = useBucketChart({
    ...options,
    buckets: axes.map((axis) => ({ label: axis })),
    currentBucket: 0,
    navigation: {
      pointAt: (pointer) => Math.round(pointerToPolar(pointer).turn * axes.length) % Math.max(axes.length, 1),
    },
  });
  const { active, isNavigating, sliderProps } = chartNavigation;
  const { readout, ...rest } = frame;
  const top = max ?? Math.max(0, ...known.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const radius = (value: ChartValue | undefined) =>
    top > 0 ? (Math.min(Math.max(value ?? 0, 0), top) / top) * rim : 0;
  // Fills the height, or the width if that is smaller.
  const unit = `min(${round(blockSize / drawn.height)}px, 100cqi / ${drawn.width})`;

  return (
    <ChartFrame {...rest} blockSize={blockSize} readout={isNavigating ? readout : <span>&nbsp;</span>}>
      <div className={styles.plot} {...sliderProps} aria-label={plot.label} aria-valuetext={plot.valueText}>
        <svg
          className={styles.drawing}
          viewBox={`${-drawn.width / 2} ${middle - drawn.height / 2} ${drawn.width} ${drawn.height}`}
          height={blockSize}
          aria-hidden="true"
          focusable="false"
        >
          {[0.25, 0.5, 0.75, 1].map((share) => (
            <polygon
              key={share}
              className={styles.web}
              points={radarShape(
                axes.map(() => rim * share),
                isMirrored,
              )}
            />
          ))}
          {axes.map((axis, index) => {
            const end = radarPoint(index, axes.length, rim, isMirrored);
            return (
              <path
                key={axis}
                className={cx(styles.web, isNavigating && index === active && styles.activeAxis)}
                d={`M0 0L${end.x} ${end.y}`}
              />
            );
          })}
          {/* The first series is on top. */}
          {shown.toReversed().map(({ id, values, tone }) => (
            <g key={id} className={chartColor[tone]}>
              <polygon
                className={styles.shape}
                points={radarShape(
                  axes.map((_, index) => radius(values[index])),
                  isMirrored,
                )}
              />
              {axes.map((axis, index) => {
                if (values[index] === null || values[index] === undefined) return null;
                const { x, y } = radarPoint(index, axes.length, radius(values[index]), isMirrored);
                return (
                  <circle
                    key={axis}
                    className={styles.point}
                    cx={x}
                    cy={y}
                    r={isNavigating && index === active ? 4.5 : 3}
                  />
                );
              })}
            </g>
          ))}
        </svg>
        <div aria-hidden="true">
          {axes.map((axis, index) => {
            const { x, y } = radarPoint(index, axes.length, rim + 11, false);
            return (
              <span
                key={axis}
                className={cx(styles.name, styles.side[sideOf(x)])}
                title={axis}
                data-active={(isNavigating && index === active) || undefined}
                style={{
                  insetBlockStart: `calc(50% + ${y - middle} * ${unit})`,
                  ...assignInlineVars({ [styles.labelOffset]: `calc(50% + ${Math.abs(x)} * ${unit})` }),
                }}
              >
                <bdi>{axis}</bdi>
              </span>
            );
          })}
        </div>
      </div>
    </ChartFrame>
  );
}
