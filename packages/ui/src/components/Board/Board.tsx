import { useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useControlledState } from '../../private/hooks/useControlledState';
import { cx } from '../../css/cx';
import type { SortKey, SortMove } from '../../private/sorting/movedBetween';
import { createSortingGroup, SortingGroupContext } from '../../private/sorting/SortingGroupContext';
import * as styles from './Board.css';
import { BoardColumnView, type BoardColumn } from './BoardColumnView';

export interface BoardMove extends SortMove {
  /** ID of the target column. */
  column: string;
}

export interface BoardProps<T extends { id: SortKey }> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onSelect'
> {
  /** Accessible name of the board. */
  label: string;
  /** Columns with their cards, in order. */
  columns: readonly BoardColumn<T>[];
  /** Returns the name of a card, for its drag handle and announcements. */
  getName: (item: T) => string;
  /** Renders the content of a card. */
  children: (item: T) => ReactNode;
  /** Called when cards are dropped at another position. Use `movedCards` to compute the new columns. */
  onMove: (move: BoardMove) => void;
  /** Called when the user opens a card by double click, tap or Enter. */
  onAction?: (item: T) => void;
  /** IDs of the selected cards in all columns (controlled). Selected cards move together. */
  selectedKeys?: readonly T['id'][];
  /** Called with the IDs of the selected cards when the selection changes. */
  onSelectionChange?: (ids: readonly T['id'][]) => void;
  /** Heading level of the column titles. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** If true, cards can be opened but not moved. @default false */
  readOnly?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly never[] = [];

/** Cards in columns. Users move one or several of them by mouse, touch or keyboard. */
export function Board<T extends { id: SortKey }>({
  label,
  columns,
  getName,
  children,
  onMove,
  onAction,
  selectedKeys,
  onSelectionChange,
  headingLevel = 3,
  readOnly = false,
  className,
  onKeyDownCapture,
  onPointerDownCapture,
  ref,
  ...rest
}: BoardProps<T>) {
  const [chosen, choose] = useControlledState<readonly T['id'][]>(selectedKeys, none, onSelectionChange);
  const [sortingGroup] = useState(createSortingGroup);
  const [isByTouch, setByTouch] = useState(false);

  return (
    <SortingGroupContext value={sortingGroup}>
      <div
        ref={ref}
        role="group"
        aria-label={label}
        {...rest}
        className={cx(styles.board, className)}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          handleColumnArrows(event);
        }}
        onPointerDownCapture={(event) => {
          onPointerDownCapture?.(event);
          // Flush, so that the pressed card handles this event with the new `isByTouch`.
          flushSync(() => setByTouch(event.pointerType === 'touch'));
        }}
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            {...{ column, getName, onOpen: onAction, headingLevel, readOnly, isByTouch }}
            group={label}
            chosen={chosen}
            onChoose={choose}
            onMove={(move) => {
              onMove({ ...move, column: column.id });
              choose(none);
            }}
          >
            {children}
          </BoardColumnView>
        ))}
      </div>
    </SortingGroupContext>
  );
}

/** Moves focus to the card at the same position in the next non-empty column on Left and Right. */
function handleColumnArrows(event: KeyboardEvent<HTMLElement>) {
  const row = event.target instanceof HTMLElement && event.target.role === 'row' ? event.target : undefined;
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
  const lists = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="grid"]')];
  const columnIndex = lists.findIndex((list) => list.contains(row));
  const cards = (list: HTMLElement | undefined) => [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  const rowIndex = cards(lists[columnIndex]).indexOf(row);
  const targetCards = (isForward ? lists.slice(columnIndex + 1) : lists.slice(0, columnIndex).toReversed())
    .map(cards)
    .find(({ length }) => length > 0);
  if (!targetCards) return;
  event.preventDefault();
  event.stopPropagation();
  targetCards[Math.min(rowIndex, targetCards.length - 1)]?.focus();
}
