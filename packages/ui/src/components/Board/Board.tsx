import { useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useControlledState } from '../../private/hooks/useControlledState';
import { cx } from '../../css/cx';
import type { SortKey, SortMove } from '../../private/sorting/movedBetween';
import { createSortingGroup, SortingGroupContext } from '../../private/sorting/SortingGroupContext';
import * as styles from './Board.css';
import { BoardColumnView, type BoardColumn } from './BoardColumnView';

export interface BoardMove extends SortMove {
  /** Column that the cards were dropped in. */
  column: string;
}

export interface BoardProps<T extends { id: SortKey }> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onSelect'
> {
  /** Name of the board. */
  label: string;
  /** Columns in their order, each with its cards. */
  columns: readonly BoardColumn<T>[];
  /** Name of a card, for who hears where it goes. */
  getName: (item: T) => string;
  /** Content of a card. */
  children: (item: T) => ReactNode;
  /** Called when cards were dropped at another place; `movedCards` makes the new columns of it. */
  onMove: (move: BoardMove) => void;
  /** Called when a card is opened: a double press, or Enter. Without it cards are only moved. */
  onAction?: (item: T) => void;
  /** Cards of every column that are chosen, where they are controlled; they move together. */
  selectedKeys?: readonly T['id'][];
  /** Called with the chosen cards. */
  onSelectionChange?: (ids: readonly T['id'][]) => void;
  /** Level of the columns' headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Keeps the cards where they are; they can still be opened. @default false */
  readOnly?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly never[] = [];

/** Cards in columns that people move: by dragging, by touch, by keys; one or several at once. */
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
  const [across] = useState(createSortingGroup);
  const [isByTouch, setByTouch] = useState(false);

  return (
    <SortingGroupContext value={across}>
      <div
        ref={ref}
        role="group"
        aria-label={label}
        {...rest}
        className={cx(styles.board, className)}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          walkColumns(event);
        }}
        onPointerDownCapture={(event) => {
          onPointerDownCapture?.(event);
          // The card under the finger reads it in this very event.
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

/** Left and right go to the card beside, in the next column that has one. */
function walkColumns(event: KeyboardEvent<HTMLElement>) {
  const row = event.target instanceof HTMLElement && event.target.role === 'row' ? event.target : undefined;
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
  const lists = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="grid"]')];
  const at = lists.findIndex((list) => list.contains(row));
  const cards = (list: HTMLElement | undefined) => [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  const place = cards(lists[at]).indexOf(row);
  const beside = (isForward ? lists.slice(at + 1) : lists.slice(0, at).toReversed())
    .map(cards)
    .find(({ length }) => length > 0);
  if (!beside) return;
  event.preventDefault();
  event.stopPropagation();
  beside[Math.min(place, beside.length - 1)]?.focus();
}
