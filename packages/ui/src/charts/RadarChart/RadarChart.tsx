import { cx } from '../../private/cx';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { chartStrings } from '../../private/chartStrings';
import { useStrings } from '../../private/strings';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import type { ChartValue } from '../chartMath';
import { hasNoValues, seriesColor, type ChartSeries } from '../chartSeries';
import { useChartWalk } from '../useChartWalk';
import { useHiddenSeries } from '../useHiddenSeries';
import * as styles from './RadarChart.css';
import { radarPoint, radarShape } from './radarGeometry';

export interface RadarChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Sales by daypart". */
  label: string;
  /** Names of the axes, the first at the top: three to eight. */
  axes: readonly string[];
  /** At most two; a value an axis, on a common scale from 0 to `max`. */
  series: readonly ChartSeries[];
  /** Value at the rim. @default the highest */
  max?: number;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Height, px. @default 216 */
  blockSize?: number;
}

const rim = 84;

/** Two profiles over the same axes. */
export function RadarChart({
  label,
  axes,
  series,
  max,
  formatValue,
  blockSize = 216,
  bucketLabel,
  ...frame
}: RadarChartProps) {
  const strings = useStrings(chartStrings);
  const isMirrored = useDocumentDirection() === 'rtl';
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const { walkProps, active, isWalking } = useChartWalk(axes.length, 0);
  const colored = series.map((one, place) => ({ ...one, color: seriesColor(one, place) }));
  const shown = colored.filter(({ id }) => !isHidden(id));
  const top = max ?? Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const radius = (value: ChartValue | undefined) => (Math.min(Math.max(value ?? 0, 0), top) / top) * rim;
  const write = (value: ChartValue | undefined) => (value === null || value === undefined ? '—' : formatValue(value));
  const items = shown.map((one) => ({ id: one.id, label: one.label, value: one.values[active] }));
  const valueText = `${axes[active]}: ${items.map((item) => `${item.label} ${item.value === null || item.value === undefined ? strings.noValue : formatValue(item.value)}`).join(', ')}`;
  // Pointer positions say nothing about an axis here; keys do the walk.
  const { onPointerMove: _move, onPointerDown: _down, onPointerLeave: _leave, ...keys } = walkProps;
  const anchor = (x: number) => (Math.abs(x) < 4 ? 'middle' : x > 0 === !isMirrored ? 'start' : 'end');

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize}
      isEmpty={hasNoValues(series)}
      legend={colored.map(({ id, label: name, color }) => ({ id, label: name, color, isHidden: isHidden(id) }))}
      onToggleSeries={toggle}
      readout={
        isWalking ? (
          <ChartReadout
            title={axes[active] ?? ''}
            items={items.map((item) => ({ ...item, value: write(item.value) }))}
          />
        ) : (
          <span>&nbsp;</span>
        )
      }
      table={{
        columns: [bucketLabel, ...series.map((one) => one.label)],
        rows: axes.map((axis, place) => [axis, ...series.map(({ values }) => write(values[place]))]),
      }}
    >
      <div className={styles.plot} {...keys} aria-label={label} aria-valuetext={valueText}>
        <svg
          className={styles.drawing}
          viewBox="-150 -102 300 210"
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
          {axes.map((axis, place) => {
            const end = radarPoint(place, axes.length, rim, isMirrored);
            return (
              <path
                key={axis}
                className={cx(styles.web, isWalking && place === active && styles.activeAxis)}
                d={`M0 0L${end.x} ${end.y}`}
              />
            );
          })}
          {/* The first series lies on top. */}
          {shown.toReversed().map(({ id, values, color }) => (
            <g key={id} className={chartColor[color]}>
              <polygon
                className={styles.shape}
                points={radarShape(
                  axes.map((_, place) => radius(values[place])),
                  isMirrored,
                )}
              />
              {axes.map((axis, place) => {
                if (values[place] === null || values[place] === undefined) return null;
                const { x, y } = radarPoint(place, axes.length, radius(values[place]), isMirrored);
                return (
                  <circle
                    key={axis}
                    className={styles.point}
                    cx={x}
                    cy={y}
                    r={isWalking && place === active ? 4.5 : 3}
                  />
                );
              })}
            </g>
          ))}
          {axes.map((axis, place) => {
            const { x, y } = radarPoint(place, axes.length, rim + 11, isMirrored);
            return (
              <text
                key={axis}
                className={styles.name}
                data-active={(isWalking && place === active) || undefined}
                x={x}
                y={y + 4}
                textAnchor={anchor(x)}
              >
                {axis}
              </text>
            );
          })}
        </svg>
      </div>
    </ChartFrame>
  );
}
