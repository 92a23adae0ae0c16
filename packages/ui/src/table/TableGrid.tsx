/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- A table whose cells take the focus is a grid. */
import { Suspense, useMemo, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../private/cx';
import { checkWidth, columnMeasures } from './columnLayout';
import type { TableArrangement } from './tableArrangement';
import * as styles from './DataTable.css';
import { TableSkeleton, TableTotals } from './lateParts';
import { headHeights, rowHeights } from './rowHeights';
import type { ColumnView, TableView } from './rowView';
import { TableBody, type TableBodyProps } from './TableBody';
import { TableHead } from './TableHead';
import type { SortRule } from './tableTypes';
import type { RowSelection } from './useRowSelection';
import { cellPadding } from './textRoom';
import { useScrollShadows } from './useScrollShadows';
import { useVirtualWindow } from './useVirtualWindow';

type BodyProps<Row> = Omit<TableBodyProps<Row>, 'columns' | 'scroller' | 'initialSize' | 'headHeight' | 'selected'>;

interface TableGridProps<Row> extends BodyProps<Row> {
  label: string;
  view: TableView<Row>;
  selection: RowSelection;
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
  isMultiSort: boolean;
  arrangement: TableArrangement | undefined;
  hasRows: boolean;
  isBusy: boolean;
  /** Somebody has come near the table. */
  isNear: boolean;
  /** Rows of the skeleton, while the first ones are on their way. */
  skeleton: { count: number; isShown: boolean } | undefined;
  /** Whether a line of totals stands below the rows. */
  hasTotals: boolean;
  /** Server mode: what stands in it. */
  givenTotals: Readonly<Record<string, ReactNode>> | undefined;
  maxBlockSize: number | string | undefined;
}

// Fewer columns than these are drawn faster than they are counted.
const virtualColumnsFrom = 14;

/** The table of a wide screen: head, rows and totals in one box that scrolls where they are too many or too wide. */
export function TableGrid<Row>({
  label,
  view,
  selection,
  sorting,
  onSort,
  isMultiSort,
  arrangement,
  hasRows,
  isBusy,
  isNear,
  skeleton,
  hasTotals,
  givenTotals,
  maxBlockSize,
  ...body
}: TableGridProps<Row>) {
  const scroller = useScrollShadows<HTMLDivElement>(body.renderDetail !== undefined);
  const { model } = body;
  const { layout } = model;
  const { isFixed, isRtl } = view;
  const hasSelection = view.onToggle !== undefined;
  const hasActions = view.rowActions !== undefined;
  const hasParts = view.opener.opens || view.onExpand !== undefined;
  const start = layout.filter(({ pin }) => pin === 'start');
  const centre = layout.filter(({ pin }) => pin === undefined);

  const isWindowed = isFixed && centre.length >= virtualColumnsFrom;
  const { items } = useVirtualWindow({
    isOn: isWindowed,
    scroller,
    count: centre.length,
    sizeOf: (index) => centre[index]!.size,
    before: start.reduce((sum, { size }) => sum + size, hasSelection ? checkWidth : 0),
    initialSize: 1440,
    overscan: 2,
    isHorizontal: true,
    isRtl,
  });
  const from = isWindowed ? (items[0]?.index ?? 0) : 0;
  const to = isWindowed ? (items.at(-1)?.index ?? 0) + 1 : centre.length;

  const columns = useMemo(() => {
    const inSight = layout.filter(({ pin, at }) => pin || (at >= start.length + from && at < start.length + to));
    const lead = hasSelection ? 1 : 0;
    return inSight.map((one): ColumnView<Row> => {
      const { column, pin, at, size } = one;
      const isText = isFixed && !column.cell && !(column.isKey && hasParts);
      const look = cx(
        styles.cell,
        styles.align[column.align ?? 'start'],
        column.isMuted && styles.muted,
        column.isKey && styles.key,
        isFixed && (isText ? styles.textCell : styles.partsCell),
        pin && styles.pinned,
      );
      return {
        ...one,
        number: at + lead + 1,
        className: isText ? cx(look, styles.cut) : look,
        uncut: isText && !column.isKey ? { className: look, room: size - cellPadding } : undefined,
        style: isFixed
          ? {
              gridColumnStart: at + lead + 1,
              ...(pin && { [pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(--table-pin-${at})` }),
            }
          : undefined,
      };
    });
    // `start` is cut from the layout.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout, from, to, isFixed, hasSelection, hasParts]);

  const headHeight = headHeights[view.density];
  const rowCount = model.total + (model.count - Math.min(model.count, model.pageRows?.length ?? model.count));
  const box = {
    '--table-max': typeof maxBlockSize === 'number' ? `${maxBlockSize}px` : maxBlockSize,
    ...columnMeasures(layout, hasSelection, hasActions),
  } as CSSProperties;

  return (
    <div className={styles.frame} style={box}>
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
            sorting={sorting}
            onSort={onSort}
            isMultiSort={isMultiSort}
            arrangement={arrangement}
            selection={hasSelection ? selection : undefined}
            hasRows={hasRows}
            isNear={isNear}
            view={view}
          />
          {skeleton ? (
            <Suspense
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
            </Suspense>
          ) : (
            hasRows && (
              <TableBody
                {...body}
                {...{ columns, view, scroller, headHeight }}
                selected={selection.selected}
                initialSize={typeof maxBlockSize === 'number' ? maxBlockSize : 720}
              />
            )
          )}
          {hasTotals && hasRows && !skeleton && (
            <Suspense fallback={null}>
              <TableTotals
                number={rowCount + 2}
                label={view.strings.total}
                {...{ columns, view }}
                source={body.totals}
                rows={model.view.rows}
                given={givenTotals}
              />
            </Suspense>
          )}
        </table>
      </div>
      <span className={styles.edgeStart} />
      <span className={styles.edgeEnd} />
    </div>
  );
}
