import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chartStrings } from '../../private/chartStrings';
import { cx } from '../../private/cx';
import { useStrings } from '../../private/strings';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import type { ChartValue } from '../chartMath';
import { hasNoValues } from '../chartSeries';
import * as styles from './HeatmapChart.css';
import { heatStep, walkGrid } from './walkGrid';

export interface HeatmapRow {
  /** Name of the row: "Monday". Unique. */
  label: string;
  /** A value a column; null is missing data. */
  values: readonly ChartValue[];
}

export interface HeatmapChartProps extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Guests by weekday and hour". */
  label: string;
  /** Short names of the columns: "18:00". Unique. */
  columns: readonly string[];
  /** The rows from the top. */
  rows: readonly HeatmapRow[];
  /** What a value counts, in the readout: "Guests". */
  valueLabel: string;
  /** Writes a value. */
  formatValue: (value: number) => string;
}

/** Height of a row with its gap, px. */
const rowSize = 30;

/** Values over two scales as shades: light is low, dark is high (the other way round in the dark skin). */
export function HeatmapChart({
  label,
  columns,
  rows,
  valueLabel,
  formatValue,
  bucketLabel,
  ...frame
}: HeatmapChartProps) {
  const strings = useStrings(chartStrings);
  const [picked, setPicked] = useState<number | null>(null);
  const count = rows.length * columns.length;
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const active = Math.min(picked ?? 0, Math.max(count - 1, 0));
  const [row, column] = [Math.floor(active / columns.length), active % columns.length];
  const write = (value: ChartValue | undefined) => (value === null || value === undefined ? '—' : formatValue(value));
  const title = `${rows[row]?.label ?? ''} · ${columns[column] ?? ''}`;
  const value = rows[row]?.values[column] ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && picked !== null) {
      event.stopPropagation();
      return setPicked(null);
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = walkGrid(event.key, active, rows.length, columns.length, isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    setPicked(next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
    if (cell) setPicked(Number(cell));
  };

  return (
    <ChartFrame
      {...frame}
      blockSize={rows.length * rowSize + 24}
      isEmpty={hasNoValues(rows)}
      readout={
        picked === null ? (
          <span>&nbsp;</span>
        ) : (
          <ChartReadout title={title} items={[{ id: 'value', label: valueLabel, value: write(value) }]} />
        )
      }
      table={{
        columns: [bucketLabel, ...columns],
        rows: rows.map(({ label: name, values }) => [name, ...columns.map((_, place) => write(values[place]))]),
      }}
    >
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(count, 1)}
        aria-valuenow={active + 1}
        aria-valuetext={`${title}: ${value === null ? strings.noValue : formatValue(value)}`}
        style={{ gridTemplateColumns: `max-content repeat(${columns.length}, minmax(0, 1fr))` }}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setPicked(null)}
        onBlur={() => setPicked(null)}
      >
        {rows.map(({ label: name, values }, y) => (
          <div key={name} className={styles.row}>
            <span className={styles.name} data-active={(picked !== null && y === row) || undefined}>
              <bdi>{name}</bdi>
            </span>
            {columns.map((column_, x) => {
              const cell = values[x] ?? null;
              const place = y * columns.length + x;
              return (
                <span
                  key={column_}
                  className={cx(
                    styles.cell,
                    cell === null ? styles.missing : styles.heat[`s${heatStep(cell, low, high)}`],
                  )}
                  data-cell={place}
                  data-active={place === picked || undefined}
                />
              );
            })}
          </div>
        ))}
        <span aria-hidden="true" />
        {columns.map((name, x) => (
          <span key={name} className={styles.column} data-active={(picked !== null && x === column) || undefined}>
            <bdi>{name}</bdi>
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
