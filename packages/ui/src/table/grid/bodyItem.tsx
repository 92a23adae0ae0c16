import type { ReactNode } from 'react';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import * as styles from '../DataTable.css';
import { TableDetailRow, TableGroupRow } from '../lazyParts';
import { readItem } from '../model/items';
import { isDetailOpen, isGroupOpen, toggleGroup } from '../model/expansion';
import { groupId } from '../model/tableModel';
import type { TotalsSource } from '../model/totalsOf';
import type { TableModel } from '../model/useTableRows';
import { cellContent } from '../rows/cellContent';
import type { ColumnView, TableView } from '../rows/rowView';
import { TableRow } from '../rows/TableRow';

/** Data of the table for rendering the items of its body. */
export interface BodySource<Row> {
  model: TableModel<Row>;
  columns: readonly ColumnView<Row>[];
  view: TableView<Row>;
  groupBy: string | undefined;
  totals: TotalsSource<Row>;
  renderDetail: ((row: Row) => ReactNode) | undefined;
}

interface BodyItemOptions<Row> extends BodySource<Row> {
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
  const { table, page, idOf } = model;
  const { groups, engine } = page;
  const items = page.items ?? page.indexes;
  const expanded = table.atoms.expanded.get();
  const item = readItem(items ? items[index]! : index);
  const number = model.first + index + 2;
  if (item.kind === 'group') {
    const group = groups![item.group]!;
    const id = groupId(groupBy!, group);
    const isOpen = isGroupOpen(expanded, id);
    const column = columns.find((one) => one.column.id === groupBy)?.column;
    return (
      <LazyBoundary key={recycled ?? `group ${group.key}`} fallback={<Placeholder start={start} />}>
        <TableGroupRow
          {...{ index, number, start, columns, isActive, view, isOpen }}
          source={totals}
          rows={group.rows}
          label={column ? cellContent(column, engine.rows[group.first]!, view) : group.key}
          count={view.formatNumber(group.rows.length)}
          onToggle={() => toggleGroup(table as never, id, isOpen)}
        />
      </LazyBoundary>
    );
  }
  const id = idOf(item.row);
  const data = engine.rows[item.row]!;
  if (item.kind === 'detail') {
    return (
      <LazyBoundary key={`detail ${id}`} fallback={<Placeholder start={start} />}>
        <TableDetailRow
          {...{ index, number, start, measure, isActive }}
          columnCount={view.columnCount}
          isFixed={view.isFixed}
          isGrouped={view.isGrouped}
        >
          {renderDetail?.(data)}
        </TableDetailRow>
      </LazyBoundary>
    );
  }
  return (
    <TableRow
      key={recycled ?? id}
      {...{ id, data, index, number, start, columns, isActive, view }}
      isSelected={table.atoms.rowSelection.get()[id] === true}
      isOpen={isDetailOpen(expanded, id)}
    />
  );
}
