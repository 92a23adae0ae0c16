import { useRef, type ReactNode, type RefObject } from 'react';
import { CardGroup } from './CardGroup';
import { CardsHeader } from './CardsHeader';
import { CardsSkeleton } from './CardsSkeleton';
import { cellContent } from '../rows/cellContent';
import { readItem } from '../model/items';
import { isGroupOpen, toggleGroup } from '../model/expansion';
import { groupId } from '../model/tableModel';
import { cardHeights } from '../rows/rowHeights';
import type { ColumnView, TableView } from '../rows/rowView';
import { TableCard } from './TableCard';
import * as cards from './TableCards.css';
import { useGridKeyboard } from '../grid/useGridKeyboard';
import { useRecycledKeys } from '../virtual/useRecycledKeys';
import { openClickedRow } from '../rows/useRowOpener';
import type { RowSelection } from '../rows/useRowSelection';
import type { TableModel } from '../model/useTableRows';
import { VirtualWindow } from '../virtual/VirtualWindow';
import { useVirtualWindow } from '../virtual/useVirtualWindow';

interface TableCardListProps<Row> {
  label: string;
  model: TableModel<Row>;
  view: TableView<Row>;
  selection: RowSelection;
  /** Column and sort menus, at the end of the header. */
  menus: ReactNode;
  hasRows: boolean;
  isBusy: boolean;
  skeleton: { count: number; isShown: boolean } | undefined;
  isVirtual: boolean;
  maxBlockSize: number | string | undefined;
  groupBy: string | undefined;
  onSelectAll: (() => void) | undefined;
  onMenu: (button: HTMLElement) => void;
}

const noCards: readonly never[] = [];

/** The table on phones: each row is a card. */
export function TableCardList<Row>({
  label,
  model,
  view,
  selection,
  menus,
  hasRows,
  isBusy,
  skeleton,
  isVirtual,
  maxBlockSize,
  groupBy,
  onSelectAll,
  onMenu,
}: TableCardListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const scroller: RefObject<HTMLElement | null> = list;
  const { table, page, idOf } = model;
  const { count, groups, engine } = page;
  const items = page.items ?? page.indexes;
  const { strings, onToggle } = view;
  const keys = useGridKeyboard({
    body: list,
    count,
    isRtl: view.isRtl,
    pageSize: () => 10,
    opens: view.opener.opens,
    onToggle,
    onSelectAll,
    onMenu,
  });
  const {
    items: visible,
    total,
    measure,
    virtualizer,
  } = useVirtualWindow({
    VirtualWindow,
    isOn: isVirtual,
    scroller,
    count,
    sizeOf: () => cardHeights[view.density],
    initialSize: 720,
    overscan: 4,
    focused: keys.active,
  });
  const shown = isVirtual
    ? visible
    : hasRows
      ? Array.from({ length: count }, (_, index) => ({ index, start: undefined }))
      : noCards;
  const recycledKeys = useRecycledKeys(shown.map(({ index }) => index));
  const columns: ColumnView<Row>[] = model.layout.map((one) => ({
    ...one,
    number: one.at + 1,
    className: undefined,
    untruncated: undefined,
    style: undefined,
  }));

  return (
    <>
      {virtualizer}
      <CardsHeader {...{ label, hasRows, menus, strings }} selection={onToggle && selection} />
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the list role of lists without bullets.
        role="list"
        aria-label={label}
        aria-busy={isBusy}
        className={cards.list}
        style={isVirtual ? { maxBlockSize, overflow: 'auto', position: 'relative' } : undefined}
        onKeyDown={keys.handleKeyDown}
        onFocus={keys.handleFocus}
        onClick={(event) => {
          const menu = (event.target as Element).closest<HTMLElement>('[data-row-menu]');
          if (menu && event.currentTarget.contains(menu)) onMenu(menu);
          else openClickedRow(event);
        }}
      >
        {skeleton && <CardsSkeleton count={Math.min(skeleton.count, 6)} isShown={skeleton.isShown} />}
        {isVirtual && <li role="presentation" style={{ blockSize: total }} />}
        {shown.map(({ index, start }) => {
          const item = readItem(items ? items[index]! : index);
          if (item.kind === 'detail') return null;
          if (item.kind === 'group') {
            const group = groups![item.group]!;
            const id = groupId(groupBy!, group);
            const isOpen = isGroupOpen(table.atoms.expanded.get(), id);
            const column = columns.find((one) => one.column.id === groupBy)?.column;
            return (
              <CardGroup
                key={`group ${group.key}`}
                {...{ index, start, isOpen }}
                isActive={index === keys.active}
                label={column ? cellContent(column, engine.rows[group.first]!, view, true) : group.key}
                count={view.formatNumber(group.rows.length)}
                onToggle={() => toggleGroup(table as never, id, isOpen)}
              />
            );
          }
          const id = idOf(item.row);
          return (
            <TableCard
              key={isVirtual ? recycledKeys.get(index) : id}
              {...{ id, index, start, columns, view, measure }}
              number={model.first + index + 1}
              isActive={index === keys.active}
              data={engine.rows[item.row]!}
              isSelected={table.atoms.rowSelection.get()[id] === true}
              isOpen={false}
            />
          );
        })}
      </ul>
    </>
  );
}
