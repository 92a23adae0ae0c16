import { ChevronRight } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { BareCheckbox } from '../private/BareCheckbox';
import { Icon } from '../icons/Icon';
import { cx } from '../private/cx';
import { CardsSkeleton } from './CardsSkeleton';
import { cellContent } from './cellContent';
import * as styles from './DataTable.css';
import { readItem } from './model/items';
import { cardHeights } from './rowHeights';
import type { ColumnView, TableView } from './rowView';
import { TableCard } from './TableCard';
import * as cards from './TableCards.css';
import * as groups from './TableGroups.css';
import { useGridKeys } from './useGridKeys';
import { useItemSlots } from './useItemSlots';
import { openPressedRow } from './useRowOpener';
import type { RowSelection } from './useRowSelection';
import type { TableModel } from './useTableModel';
import { useVirtualWindow } from './useVirtualWindow';

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
  groupBy: string | undefined;
  closedGroups: ReadonlySet<string>;
  onToggleGroup: (key: string) => void;
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
  groupBy,
  closedGroups,
  onToggleGroup,
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
    uncut: undefined,
    style: undefined,
  }));

  return (
    <>
      <div className={cards.head}>
        {onToggle && (
          <span className={styles.checkTarget}>
            <BareCheckbox
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
          if (item.kind === 'detail') return null;
          if (item.kind === 'group') {
            const group = model.view.groups![item.group]!;
            const column = columns.find((one) => one.column.id === groupBy)?.column;
            return (
              <li
                key={`group ${group.key}`}
                data-index={index}
                data-group=""
                tabIndex={index === keys.active ? 0 : -1}
                className={cx(cards.item, cards.group, start !== undefined && styles.virtualRow)}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
              >
                <button
                  type="button"
                  className={groups.groupButton}
                  aria-expanded={!closedGroups.has(group.key)}
                  onClick={() => onToggleGroup(group.key)}
                >
                  <Icon as={ChevronRight} size={14} mirror className={groups.groupArrow} />
                  <bdi>{column ? cellContent(column, model.rowAt(group.first).original, view, true) : group.key}</bdi>
                  <span className={groups.groupCount}>{view.formatNumber(group.rows.length)}</span>
                </button>
              </li>
            );
          }
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
