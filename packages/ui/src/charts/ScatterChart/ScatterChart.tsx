import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../css/cx';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { scaleTo, rangeAxis, labeledTicks } from '../chartMath';
import { drawable } from '../drawable';
import { seriesColor, type ChartColor } from '../chartSeries';
import * as plot from '../Plot/Plot.css';
import { useChartNavigation } from '../useChartNavigation';
import { useHiddenSeries } from '../useHiddenSeries';
import { nearestPoint } from './nearestPoint';
import * as styles from './ScatterChart.css';

export interface ScatterPoint {
  /** Unique, stable ID. */
  id: string;
  /** Name of the point, such as "Hake, saffron potatoes". */
  label: string;
  /** Value on the x-axis. */
  x: number;
  /** Value on the y-axis. */
  y: number;
  /** Third value, shown as the area of a bubble. */
  size?: number;
}

export interface ScatterSeries {
  /** Unique, stable ID. */
  id: string;
  /** Name in the legend. */
  label: string;
  /** The points, in any order. */
  points: readonly ScatterPoint[];
  /** Color. @default by index: c1, c2 … */
  tone?: ChartColor;
}

/** Name and format of one of a point's values. */
export interface ScatterScale {
  /** Name, such as "Price". */
  label: string;
  /** Formats a value. */
  format: (value: number) => string;
}

export interface ScatterChartProps extends ChartFrameOptions {
  /** Accessible name of the chart, such as "Price and popularity of dishes". */
  label: string;
  /** Groups of points, each with its color. */
  series: readonly ScatterSeries[];
  /** Name and number format of the x-axis. */
  x: ScatterScale;
  /** Name and number format of the y-axis. */
  y: ScatterScale;
  /**
   * Name and number format of the third value, shown as the area of a bubble. If omitted, all points have the same
   * size.
   */
  size?: ScatterScale;
  /** Height including the axis labels, px. @default 240 */
  blockSize?: number;
}

const smallest = 8;
const largest = 40;

/** Points positioned by two values; a third sets the area of bubbles. Arrow keys move through the points by x. */
export function ScatterChart({ label, series, x, y, size, blockSize = 240, bucketLabel, ...frame }: ScatterChartProps) {
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const colored = series.map((one, index) => ({ ...one, tone: seriesColor(one, index) }));
  const all = colored.flatMap(({ id, tone, points }) =>
    points
      .filter((point) => drawable(point.x) !== null && drawable(point.y) !== null)
      .map((point) => ({ ...point, size: drawable(point.size) ?? undefined, series: id, tone })),
  );
  const shown = all.filter((point) => !isHidden(point.series)).toSorted((a, b) => a.x - b.x || a.y - b.y);
  const [across, up] = [rangeAxis(all.map((point) => point.x)), rangeAxis(all.map((point) => point.y))];
  const { sliderProps, active, isNavigating } = useChartNavigation(shown.length, 0, {
    pointAt: ({ x: left, y: top, width, height }) => {
      const places = shown.map((point) => ({
        x: scaleTo(point.x, across) * width,
        y: (1 - scaleTo(point.y, up)) * height,
      }));
      return nearestPoint(places, { x: left, y: top });
    },
  });
  const maxSize = Math.max(0, ...all.map((point) => point.size ?? 0));
  const diameter = (point: ScatterPoint) =>
    size && point.size !== undefined && maxSize > 0
      ? smallest + (largest - smallest) * Math.sqrt(Math.max(point.size, 0) / maxSize)
      : smallest + 2;
  const current = shown[active];
  const valuesOf = (point: ScatterPoint) => [
    { id: 'x', label: x.label, value: x.format(point.x) },
    { id: 'y', label: y.label, value: y.format(point.y) },
    ...(size && point.size !== undefined ? [{ id: 'size', label: size.label, value: size.format(point.size) }] : []),
  ];
  const valueText = current
    ? `${current.label}: ${valuesOf(current)
        .map((one) => `${one.label} ${one.value}`)
        .join(', ')}`
    : '';
  const [ticksAcross, ticksUp] = [labeledTicks(across.ticks, x.format), labeledTicks(up.ticks, y.format)];
  const room = Math.max(36, ...ticksUp.map(({ text }) => text.length * 6.4 + 8));

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      empty={all.length === 0}
      legend={colored.map(({ id, label: name, tone }) => ({ id, label: name, tone, hidden: isHidden(id) }))}
      onToggleSeries={toggle}
      readout={
        isNavigating && current ? (
          <ChartReadout title={current.label} items={valuesOf(current)} />
        ) : (
          <span className={styles.scales}>
            <span>↑ {y.label}</span>
            <span>
              <span className={styles.along}>→</span> {x.label}
            </span>
            {size && <span>○ {size.label}</span>}
          </span>
        )
      }
      table={{
        columns: [bucketLabel, x.label, y.label, ...(size ? [size.label] : [])],
        rows: all.map((point) => [
          point.label,
          { value: point.x, text: x.format(point.x) },
          { value: point.y, text: y.format(point.y) },
          ...(size
            ? [{ value: point.size ?? null, text: point.size === undefined ? '—' : size.format(point.size) }]
            : []),
        ]),
      }}
    >
      <div className={plot.root.vertical} style={{ blockSize, ...assignInlineVars({ [plot.axisRoom]: `${room}px` }) }}>
        <div className={plot.grid.vertical} aria-hidden="true">
          {ticksUp.map(({ value, text }) => (
            <div
              key={value}
              className={cx(plot.tick, plot.gridline)}
              style={{ insetBlockEnd: `${scaleTo(value, up) * 100}%` }}
            >
              <span className={plot.gridLabel.vertical}>
                <bdi dir="ltr">{text}</bdi>
              </span>
            </div>
          ))}
        </div>
        <div className={plot.columns.vertical} {...sliderProps} aria-label={label} aria-valuetext={valueText}>
          {ticksAcross.map(({ value, text }) => (
            <span key={value} className={styles.tick} style={{ insetInlineStart: `${scaleTo(value, across) * 100}%` }}>
              <bdi dir="ltr">{text}</bdi>
            </span>
          ))}
          {isNavigating && current && (
            <span
              className={styles.cross}
              style={{
                inlineSize: `${scaleTo(current.x, across) * 100}%`,
                blockSize: `${scaleTo(current.y, up) * 100}%`,
              }}
            />
          )}
          {shown.map((point, index) => (
            <span
              key={`${point.series} ${point.id}`}
              className={cx(styles.point, chartColor[point.tone])}
              data-active={(isNavigating && index === active) || undefined}
              style={{
                insetInlineStart: `${scaleTo(point.x, across) * 100}%`,
                insetBlockEnd: `${scaleTo(point.y, up) * 100}%`,
                ...assignInlineVars({ [styles.diameter]: `${diameter(point)}px` }),
              }}
            />
          ))}
        </div>
        <div className={plot.grid.vertical} aria-hidden="true">
          <div className={plot.baseline} style={{ insetBlockEnd: 0 }} />
        </div>
      </div>
    </ChartFrame>
  );
}
