import { useRef, type RefObject } from 'react';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { CardsSkeleton } from './CardsSkeleton';
import * as styles from './DataTable.css';
import { readItem } from './model/items';
import { cardHeights } from './rowHeights';
import type { ColumnView, TableView } from './rowView';
import { TableCard } from './TableCard';
import * as cards from './TableCards.css';
import { useGridKeys } from './useGridKeys';
import { useItemSlots } from './useItemSlots';
import { openPressedRow } from './useRowOpener';
import type { RowSelection } from './useRowSelection';
import type { TableModel } from './useTableModel';
import { useVirtualWindow } from './useVirtualWindow';
import type { ReactNode } from 'react';

interface TableCardListProps<Row> {
  label: string;
  model: TableModel<Row>;
  view: TableView<Row>;
  selection: RowSelection;
  /** Columns and sort, at the end of the head. */
  menus: ReactNode;
  hasRows: boolean;
  isBusy: boolean;
  skeleton: { count: number; isShown: boolean } | undefined;
  isVirtual: boolean;
  maxBlockSize: number | string | undefined;
  onSelectAll: (() => void) | undefined;
  onMenu: (button: HTMLElement) => void;
}

const noCards: readonly never[] = [];

/** The table of a phone: each row is a card. */
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
  onSelectAll,
  onMenu,
}: TableCardListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const scroller: RefObject<HTMLElement | null> = list;
  const { items, count } = model;
  const { strings, onToggle } = view;
  const keys = useGridKeys({
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
    items: inSight,
    total,
    measure,
  } = useVirtualWindow({
    isOn: isVirtual,
    scroller,
    count,
    sizeOf: () => cardHeights[view.density],
    initialSize: 720,
    overscan: 4,
    kept: keys.active,
  });
  const shown = isVirtual
    ? inSight
    : hasRows
      ? Array.from({ length: count }, (_, index) => ({ index, start: undefined }))
      : noCards;
  const slots = useItemSlots(shown.map(({ index }) => index));
  const columns: ColumnView<Row>[] = model.layout.map((one) => ({
    ...one,
    number: one.at + 1,
    className: undefined,
    style: undefined,
  }));

  return (
    <>
      <div className={cards.head}>
        {onToggle && (
          <span className={styles.checkTarget}>
            <Checkbox
              aria-label={strings.selectPage}
              disabled={!hasRows}
              checked={hasRows && selection.ofPage === 'all'}
              indeterminate={selection.ofPage === 'some'}
              onChange={selection.togglePage}
            />
          </span>
        )}
        <span>{label}</span>
        <span className={cards.headEnd}>{menus}</span>
      </div>
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role away with the bullets.
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
          else openPressedRow(event);
        }}
      >
        {skeleton && <CardsSkeleton count={Math.min(skeleton.count, 6)} isShown={skeleton.isShown} />}
        {isVirtual && <li role="presentation" style={{ blockSize: total }} />}
        {shown.map(({ index, start }) => {
          const item = readItem(items ? items[index]! : index);
          if (item.kind !== 'row') return null;
          const row = model.rowAt(item.row);
          return (
            <TableCard
              key={isVirtual ? slots.get(index) : row.id}
              {...{ row, index, start, columns, view, measure }}
              number={model.first + index + 1}
              isActive={index === keys.active}
              isSelected={selection.selected.has(row.id)}
              isOpen={false}
            />
          );
        })}
      </ul>
    </>
  );
}
