import { Suspense, type ReactNode } from 'react';
import * as styles from '../DataTable.css';
import { TableDetailRow, TableGroupRow } from '../lazyParts';
import { readItem } from '../model/items';
import { toggleGroup } from '../model/expansion';
import type { TotalsSource } from '../model/totalsOf';
import type { TableModel } from '../model/useTableRows';
import { cellContent } from '../rows/cellContent';
import type { ColumnView, TableView } from '../rows/rowView';
import { TableRow } from '../rows/TableRow';

interface BodyItemOptions<Row> {
  model: TableModel<Row>;
  columns: readonly ColumnView<Row>[];
  view: TableView<Row>;
  groupBy: string | undefined;
  totals: TotalsSource<Row>;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  index: number;
  /** Start of a virtual row, px. */
  start: number | undefined;
  isActive: boolean;
  /** Key of the element that a virtual row recycles. */
  recycled: number | undefined;
}

/** Keeps the space of a row whose code is loading. */
const Placeholder = ({ start }: { start: number | undefined }) => (
  <tr className={styles.row} style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}>
    <td className={styles.cell} />
  </tr>
);

/** Renders one item of the body: a group row, a row or its details. A function, so that memoized rows are direct children. */
export function bodyItem<Row>({
  model,
  columns,
  view,
  groupBy,
  totals,
  renderDetail,
  measure,
  index,
  start,
  isActive,
  recycled,
}: BodyItemOptions<Row>): ReactNode {
  const { items, groups, rows } = model.page;
  const item = readItem(items ? items[index]! : index);
  const row = rows[index]!;
  const number = model.first + index + 2;
  if (item.kind === 'group') {
    const group = groups![item.group]!;
    const isOpen = row.getIsExpanded();
    const column = columns.find((one) => one.column.id === groupBy)?.column;
    return (
      <Suspense key={recycled ?? `group ${group.key}`} fallback={<Placeholder start={start} />}>
        <TableGroupRow
          {...{ index, number, start, columns, isActive, view, isOpen }}
          source={totals}
          rows={group.rows}
          label={column ? cellContent(column, row.original, view) : group.key}
          count={view.formatNumber(group.rows.length)}
          onToggle={() => toggleGroup(model.table as never, row.id, isOpen)}
        />
      </Suspense>
    );
  }
  if (item.kind === 'detail') {
    return (
      <Suspense key={`detail ${row.id}`} fallback={<Placeholder start={start} />}>
        <TableDetailRow
          {...{ index, number, start, measure, isActive }}
          columnCount={view.columnCount}
          isFixed={view.isFixed}
          isGrouped={view.isGrouped}
        >
          {renderDetail?.(row.original)}
        </TableDetailRow>
      </Suspense>
    );
  }
  return (
    <TableRow
      key={recycled ?? row.id}
      {...{ row, index, number, start, columns, isActive, view }}
      isSelected={row.getIsSelected()}
      isOpen={row.getIsExpanded()}
    />
  );
}
