/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { Suspense, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { cellContent } from './cellContent';
import * as styles from './DataTable.css';
import { TableDetailRow, TableGroupRow } from './lateParts';
import { readItem } from './model/items';
import { rowHeights } from './rowHeights';
import type { ColumnView, TableView } from './rowView';
import { TableRow } from './TableRow';
import type { TotalsSource } from './totalsOf';
import { useGridKeys } from './useGridKeys';
import { useItemSlots } from './useItemSlots';
import { openPressedRow } from './useRowOpener';
import type { TableModel } from './useTableModel';
import { useVirtualWindow } from './useVirtualWindow';

export interface TableBodyProps<Row> {
  model: TableModel<Row>;
  columns: readonly ColumnView<Row>[];
  view: TableView<Row>;
  scroller: RefObject<HTMLElement | null>;
  isVirtual: boolean;
  /** Room of the rows until it is known, px. */
  initialSize: number;
  /** Room of the head, px. */
  headHeight: number;
  selected: ReadonlySet<string>;
  openIds: ReadonlySet<string>;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  groupBy: string | undefined;
  closedGroups: ReadonlySet<string>;
  onToggleGroup: (key: string) => void;
  totals: TotalsSource<Row>;
  onSelectAll: (() => void) | undefined;
  onMenu: (button: HTMLElement) => void;
  /** Opens the field of a cell. */
  onEdit: ((cell: HTMLElement) => void) | undefined;
}

/** What details take until they are measured, px. */
const detailHeight = 160;

/** Holds the place of a part of the table that is on its way. */
const Place = ({ start }: { start: number | undefined }) => (
  <tr className={styles.row} style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}>
    <td className={styles.cell} />
  </tr>
);

/** The rows in sight, their keys and their presses. Moving the focus draws two rows anew, scrolling only what comes. */
export function TableBody<Row>({
  model,
  columns,
  view,
  scroller,
  isVirtual,
  initialSize,
  headHeight,
  selected,
  openIds,
  renderDetail,
  groupBy,
  closedGroups,
  onToggleGroup,
  totals,
  onSelectAll,
  onMenu,
  onEdit,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, count } = model;
  const rowHeight = rowHeights[view.density];
  const itemAt = useCallback((index: number) => (items ? items[index]! : index), [items]);

  const keys = useGridKeys({
    body,
    count,
    isRtl: view.isRtl,
    pageSize: () =>
      isVirtual ? Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1) : 10,
    opens: view.opener.opens,
    onToggle: view.onToggle,
    onSelectAll,
    onMenu,
    onEdit,
  });
  const hasDetails = openIds.size > 0 && renderDetail !== undefined;
  const {
    items: inSight,
    total,
    measure,
    isScrolling,
  } = useVirtualWindow({
    isOn: isVirtual,
    scroller,
    count,
    sizeOf: (index) => (hasDetails && readItem(itemAt(index)).kind === 'detail' ? detailHeight : rowHeight),
    ...(hasDetails && { keyOf: itemAt }),
    before: headHeight,
    initialSize,
    overscan: 20,
    contents: model.view,
    kept: keys.active,
  });
  const shown = isVirtual ? inSight : Array.from({ length: count }, (_, index) => ({ index, start: undefined }));
  const slots = useItemSlots(shown.map(({ index }) => index));
  // Elements that are moved about are laid out anew: they come in the order of the rows when the scrolling is over.
  const drawn = isScrolling ? shown.toSorted((a, b) => slots.get(a.index)! - slots.get(b.index)!) : shown;

  const draw = (index: number, start: number | undefined): ReactNode => {
    const item = readItem(itemAt(index));
    const number = model.first + index + 2;
    const isActive = index === keys.active;
    const key = isVirtual ? slots.get(index) : undefined;
    if (item.kind === 'group') {
      const group = model.view.groups![item.group]!;
      const column = columns.find((one) => one.column.id === groupBy)?.column;
      return (
        <Suspense key={key ?? `group ${group.key}`} fallback={<Place {...{ start }} />}>
          <TableGroupRow
            {...{ index, number, start, columns, isActive, view }}
            source={totals}
            rows={group.rows}
            isOpen={!closedGroups.has(group.key)}
            label={column ? cellContent(column, model.rowAt(group.first).original, view) : group.key}
            count={view.formatNumber(group.rows.length)}
            onToggle={() => onToggleGroup(group.key)}
          />
        </Suspense>
      );
    }
    const row = model.rowAt(item.row);
    if (item.kind === 'detail') {
      return (
        <Suspense key={`detail ${row.id}`} fallback={<Place {...{ start }} />}>
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
        key={key ?? row.id}
        {...{ row, index, number, start, columns, isActive, view }}
        isSelected={selected.has(row.id)}
        isOpen={openIds.has(row.id)}
      />
    );
  };

  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={styles.body}
      style={isVirtual ? { blockSize: total } : undefined}
      data-virtual={isVirtual ? '' : undefined}
      onKeyDown={keys.handleKeyDown}
      onFocus={keys.handleFocus}
      onClick={(event) => {
        const menu = (event.target as Element).closest<HTMLElement>('[data-row-menu]');
        const edited = (event.target as Element).closest<HTMLElement>('[data-edit]');
        if (menu && event.currentTarget.contains(menu)) onMenu(menu);
        else if (edited && onEdit) onEdit(edited);
        else openPressedRow(event);
      }}
    >
      {drawn.map(({ index, start }) => draw(index, start))}
    </tbody>
  );
}
