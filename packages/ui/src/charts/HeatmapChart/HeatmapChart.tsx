import { checkProps } from '../../private/dom/checkProps';
import { chartStrings } from '../../private/strings/chartStrings';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { hasLabel, labelStride } from '../chartMath';
import { drawable, type ChartValue } from '../drawable';
import { useChartNavigation } from '../useChartNavigation';
import { useInlineSize } from '../useInlineSize';
import * as styles from './HeatmapChart.css';
import { heatStep, nextCell } from './heatmapGrid';

export interface HeatmapRow {
  /** Unique row label, such as "Monday". */
  label: string;
  /** One value per column. `null` is missing data. */
  values: readonly ChartValue[];
}

export interface HeatmapChartProps extends ChartFrameOptions {
  /** Accessible name of the chart, such as "Guests by weekday and hour". */
  label: string;
  /** Unique column labels, such as "18:00". */
  columns: readonly string[];
  /** Rows from top to bottom. */
  rows: readonly HeatmapRow[];
  /** Name of the value in the readout, such as "Guests". */
  valueLabel: string;
  /** Formats a value for the readout, the legend, the table view and screen readers. */
  formatValue: (value: number) => string;
}

/** Row height including the gap, px. */
const rowSize = 30;

/** Values by row and column as shades. Light is low, dark is high; inverted in the dark skin. */
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
  const [width, measure] = useInlineSize();
  checkProps('series', 'HeatmapChart', () => ({ series: rows, count: columns.length }));
  const known = rows.map(({ label: name, values }) => ({ name, values: columns.map((_, x) => drawable(values[x])) }));
  const all = known.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const { sliderProps, active, isNavigating } = useChartNavigation(rows.length * columns.length, 0, {
    pointAt: ({ target }) => {
      const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
      return cell ? Number(cell) : undefined;
    },
    moveTo: (key, from, isMirrored) => nextCell(key, from, rows.length, columns.length, isMirrored),
  });
  const [row, column] = [Math.floor(active / columns.length), active % columns.length];
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((one) => one.length)) * 6.2 + 8;
  const stride = labelStride(
    columns.length,
    width - Math.min(longest(rows.map((one) => one.label)), width * 0.4),
    longest(columns),
  );
  const write = (one: ChartValue) => (one === null ? '—' : formatValue(one));
  const title = `${rows[row]?.label ?? ''} · ${columns[column] ?? ''}`;
  const value = known[row]?.values[column] ?? null;

  return (
    <ChartFrame
      {...frame}
      blockSize={rows.length * rowSize + 32}
      empty={all.length === 0}
      readout={
        isNavigating ? (
          <ChartReadout title={title} items={[{ id: 'value', label: valueLabel, value: write(value) }]} />
        ) : all.length === 0 ? undefined : (
          <>
            {valueLabel}
            <span className={styles.scale}>
              <bdi dir="ltr">{formatValue(low)}</bdi>
              <span className={styles.ramp}>
                {Object.entries(styles.heat).map(([step, shade]) => (
                  <span key={step} className={cx(styles.step, shade)} />
                ))}
              </span>
              <bdi dir="ltr">{formatValue(high)}</bdi>
            </span>
          </>
        )
      }
      table={{
        columns: [bucketLabel, ...columns],
        rows: known.map(({ name, values }) => [name, ...values.map((one) => ({ value: one, text: write(one) }))]),
      }}
    >
      <div
        ref={measure}
        className={styles.plot}
        {...sliderProps}
        aria-label={label}
        aria-valuetext={`${title}: ${value === null ? strings.noValue : formatValue(value)}`}
        style={{ gridTemplateColumns: `fit-content(40%) repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {known.map(({ name, values }, y) => (
          <div key={name} className={styles.row}>
            <span className={styles.name} title={name} data-active={(isNavigating && y === row) || undefined}>
              <bdi>{name}</bdi>
            </span>
            {values.map((cell, x) => {
              const index = y * columns.length + x;
              return (
                <span
                  key={columns[x]}
                  className={cx(
                    styles.cell,
                    cell === null ? styles.missing : styles.heat[`s${heatStep(cell, low, high)}`],
                  )}
                  data-cell={index}
                  data-active={(isNavigating && index === active) || undefined}
                />
              );
            })}
          </div>
        ))}
        <span aria-hidden="true" />
        {columns.map((name, x) => (
          <span key={name} className={styles.column} data-active={(isNavigating && x === column) || undefined}>
            {hasLabel(x, stride, isNavigating ? column : undefined) && <bdi>{name}</bdi>}
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
