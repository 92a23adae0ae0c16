/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- A table with focusable cells is a grid. */
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../css/cx';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { columnMeasures } from '../columns/columnLayout';
import type { TableArrangement } from '../columns/tableArrangement';
import * as styles from '../DataTable.css';
import { TableSkeleton, TableTotals } from '../lazyParts';
import { headerHeights, rowHeights } from '../rows/rowHeights';
import type { TableView } from '../rows/rowView';
import { TableBody, type TableBodyProps } from './TableBody';
import { TableHead } from './TableHead';
import type { RowSelection } from '../rows/useRowSelection';
import { useColumnViews } from './useColumnViews';
import { useScrollShadows } from './useScrollShadows';

type BodyProps<Row> = Omit<TableBodyProps<Row>, 'columns' | 'scroller' | 'initialSize' | 'headerHeight'>;

interface TableGridProps<Row> extends BodyProps<Row> {
  label: string;
  view: TableView<Row>;
  selection: RowSelection;
  multiple: boolean;
  arrangement: TableArrangement | undefined;
  hasRows: boolean;
  isBusy: boolean;
  /** True once the pointer or focus has entered the table. */
  hasEntered: boolean;
  /** Skeleton rows. Undefined when the first rows have loaded. */
  skeleton: { count: number; isShown: boolean } | undefined;
  /** Totals below the rows in server mode. */
  serverTotals: Readonly<Record<string, ReactNode>> | undefined;
  maxBlockSize: number | string | undefined;
}

/** The table on wide screens: header, rows and totals in a scrolling box. */
export function TableGrid<Row>({
  label,
  view,
  selection,
  multiple,
  arrangement,
  hasRows,
  isBusy,
  hasEntered,
  skeleton,
  serverTotals,
  maxBlockSize,
  ...body
}: TableGridProps<Row>) {
  const scroller = useScrollShadows<HTMLDivElement>(body.renderDetail !== undefined);
  const { model } = body;
  const { layout, page } = model;
  const { isFixed } = view;
  const hasSelection = view.onToggle !== undefined;
  const hasActions = view.rowActions !== undefined;
  const { columns, virtualizer } = useColumnViews({ layout, view, scroller });

  const headerHeight = headerHeights[view.density];
  const rowCount = model.total + (page.count - Math.min(page.count, page.indexes?.length ?? page.count));
  const hasTotals =
    model.table.options.rowCount === undefined
      ? body.totals.columns.some(({ total }) => total !== undefined)
      : serverTotals !== undefined;
  const box = {
    '--table-max': typeof maxBlockSize === 'number' ? `${maxBlockSize}px` : maxBlockSize,
    ...columnMeasures(layout, hasSelection, hasActions),
  } as CSSProperties;

  return (
    <div className={styles.frame} style={box}>
      {virtualizer}
      <div
        ref={scroller}
        className={cx(styles.scroller, maxBlockSize !== undefined && styles.bounded)}
        data-bounded={maxBlockSize === undefined ? undefined : ''}
      >
        <table
          role={view.isGrouped ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={rowCount + 1 + (hasTotals ? 1 : 0)}
          aria-colcount={view.columnCount}
          aria-multiselectable={hasSelection || undefined}
          aria-busy={isBusy}
          className={cx(styles.table, isFixed && styles.gridTable)}
        >
          <TableHead
            columns={columns}
            table={model.table}
            multiple={multiple}
            arrangement={arrangement}
            selection={hasSelection ? selection : undefined}
            hasRows={hasRows}
            hasEntered={hasEntered}
            view={view}
          />
          {skeleton ? (
            <LazyBoundary
              fallback={
                <tbody>
                  <tr style={{ blockSize: skeleton.count * rowHeights[view.density] }} />
                </tbody>
              }
            >
              <TableSkeleton
                {...{ columns, hasSelection, hasActions, isFixed }}
                rowCount={skeleton.count}
                isShown={skeleton.isShown}
              />
            </LazyBoundary>
          ) : (
            hasRows && (
              <TableBody
                {...body}
                {...{ columns, view, scroller, headerHeight }}
                initialSize={typeof maxBlockSize === 'number' ? maxBlockSize : 720}
              />
            )
          )}
          {hasTotals && hasRows && !skeleton && (
            <LazyBoundary>
              <TableTotals
                number={rowCount + 2}
                label={view.strings.total}
                {...{ columns, view }}
                source={body.totals}
                rows={model.sorted.indexes}
                given={serverTotals}
              />
            </LazyBoundary>
          )}
        </table>
      </div>
      <span className={styles.edgeStart} />
      <span className={styles.edgeEnd} />
    </div>
  );
}
