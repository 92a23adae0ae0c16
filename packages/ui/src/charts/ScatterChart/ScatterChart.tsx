import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../private/cx';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { placeOf, rangeAxis } from '../chartMath';
import { seriesColor, type ChartColor } from '../chartSeries';
import * as plot from '../Plot/Plot.css';
import { useChartWalk } from '../useChartWalk';
import { useHiddenSeries } from '../useHiddenSeries';
import { nearestPoint } from './nearestPoint';
import * as styles from './ScatterChart.css';

export interface ScatterPoint {
  id: string;
  /** Name of the point: "Hake, saffron potatoes". */
  label: string;
  x: number;
  y: number;
  /** A third value, drawn as the area of a bubble. */
  size?: number;
}

export interface ScatterSeries {
  /** Key, stays the same while the data changes. */
  id: string;
  /** Name in the legend. */
  label: string;
  points: readonly ScatterPoint[];
  /** Colour. @default by the place of the series: c1, c2 … */
  color?: ChartColor;
}

/** One of the values of a point: how it is called and written. */
export interface ScatterScale {
  label: string;
  format: (value: number) => string;
}

export interface ScatterChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Price and popularity of dishes". */
  label: string;
  series: readonly ScatterSeries[];
  /** Along the line of writing. */
  x: ScatterScale;
  /** From the bottom up. */
  y: ScatterScale;
  /** The area of the bubbles; without it all points are equal. */
  size?: ScatterScale;
  /** Height with the labels of the axis, px. @default 240 */
  blockSize?: number;
}

const smallest = 8;
const largest = 40;

/** Points by two values, bubbles by three. Arrow keys walk them from low x to high. */
export function ScatterChart({ label, series, x, y, size, blockSize = 240, bucketLabel, ...frame }: ScatterChartProps) {
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const colored = series.map((one, place) => ({ ...one, color: seriesColor(one, place) }));
  const all = colored.flatMap(({ id, color, points }) => points.map((point) => ({ ...point, series: id, color })));
  const shown = all.filter((point) => !isHidden(point.series)).toSorted((a, b) => a.x - b.x || a.y - b.y);
  const { walkProps, active, isWalking, walkToBucket } = useChartWalk(shown.length, 0);
  const [across, up] = [rangeAxis(all.map((point) => point.x)), rangeAxis(all.map((point) => point.y))];
  const heaviest = Math.max(0, ...all.map((point) => point.size ?? 0));
  const diameter = (point: ScatterPoint) =>
    size && point.size !== undefined && heaviest > 0
      ? smallest + (largest - smallest) * Math.sqrt(Math.max(point.size, 0) / heaviest)
      : smallest + 2;
  const current = shown[active];
  const valuesOf = (point: ScatterPoint) => [
    { id: 'x', label: x.label, value: x.format(point.x) },
    { id: 'y', label: y.label, value: y.format(point.y) },
    ...(size && point.size !== undefined ? [{ id: 'size', label: size.label, value: size.format(point.size) }] : []),
  ];
  const said = current
    ? `${current.label}: ${valuesOf(current)
        .map((one) => `${one.label} ${one.value}`)
        .join(', ')}`
    : '';
  const ticks = up.ticks.map(y.format);
  const room = Math.max(36, ...ticks.map((tick) => tick.length * 6.4 + 8));

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, right, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const fromStart = isMirrored ? right - event.clientX : event.clientX - left;
    const places = shown.map((point) => ({
      x: placeOf(point.x, across) * width,
      y: (1 - placeOf(point.y, up)) * height,
    }));
    const found = nearestPoint(places, { x: fromStart, y: event.clientY - top });
    if (found !== -1) walkToBucket(found);
  };

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize + 18}
      isEmpty={all.length === 0}
      legend={colored.map(({ id, label: name, color }) => ({ id, label: name, color, isHidden: isHidden(id) }))}
      onToggleSeries={toggle}
      readout={
        isWalking && current ? (
          <ChartReadout title={current.label} items={valuesOf(current)} />
        ) : (
          <span>
            {x.label} · {y.label}
            {size && ` · ${size.label}`}
          </span>
        )
      }
      table={{
        columns: [bucketLabel, x.label, y.label, ...(size ? [size.label] : [])],
        rows: all.map((point) => [
          point.label,
          x.format(point.x),
          y.format(point.y),
          ...(size ? [point.size === undefined ? '—' : size.format(point.size)] : []),
        ]),
      }}
    >
      <div className={plot.root} style={{ blockSize, ...assignInlineVars({ [plot.axisRoom]: `${room}px` }) }}>
        <div className={plot.grid} aria-hidden="true">
          {up.ticks.map((tick, place) => (
            <div key={tick} className={plot.gridline} style={{ insetBlockEnd: `${placeOf(tick, up) * 100}%` }}>
              <span className={plot.gridLabel}>
                <bdi dir="ltr">{ticks[place]}</bdi>
              </span>
            </div>
          ))}
        </div>
        <div
          className={plot.columns}
          {...walkProps}
          aria-label={label}
          aria-valuetext={said}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
        >
          {across.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetInlineStart: `${placeOf(tick, across) * 100}%` }}>
              <bdi dir="ltr">{x.format(tick)}</bdi>
            </span>
          ))}
          {shown.map((point, place) => (
            <span
              key={`${point.series} ${point.id}`}
              className={cx(styles.point, chartColor[point.color])}
              data-active={(isWalking && place === active) || undefined}
              style={{
                insetInlineStart: `${placeOf(point.x, across) * 100}%`,
                insetBlockEnd: `${placeOf(point.y, up) * 100}%`,
                ...assignInlineVars({ [styles.diameter]: `${diameter(point)}px` }),
              }}
            />
          ))}
        </div>
        <div className={plot.grid} aria-hidden="true">
          <div className={plot.shelf} style={{ insetBlockEnd: 0 }} />
        </div>
      </div>
    </ChartFrame>
  );
}
