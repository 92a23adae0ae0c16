import type { ReactNode, Ref } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { movedBetween, type SortMove } from '../../private/sorting/movedBetween';
import { SortHandle } from '../../private/sorting/SortHandle';
import { useSortingHooks } from '../../private/sorting/useSortingHooks';
import { sortingStrings } from '../../private/strings/sortingStrings';
import { fill, useStrings } from '../../private/strings/strings';
import * as styles from './SortableList.css';

export interface SortableListProps<T extends { id: string | number }> {
  /** Name of the list. */
  label: string;
  /** Rows in their order. */
  items: readonly T[];
  /** Name of a row, for who hears where it goes. */
  getName: (item: T) => string;
  /** Name of the handle that moves a row. @default 'Move' and the name of the row */
  getHandleLabel?: (item: T) => string;
  /** Called with all rows in their new order. */
  onReorder: (items: readonly T[]) => void;
  /** Lists of the same group exchange rows. @default its rows stay in it */
  group?: string;
  /** Called when rows of another list of the group were dropped here; `movedBetween` makes the new lists of it. */
  onReceive?: (move: SortMove) => void;
  /** Rows can be chosen (a press, with Ctrl or Shift for more) and are moved together. @default false */
  multiple?: boolean;
  /** The chosen rows, where they are controlled. */
  selectedKeys?: Iterable<T['id']>;
  /** Called with the chosen rows. */
  onSelectionChange?: (ids: T['id'][]) => void;
  /** Shown in place of rows. @default 'Nothing here yet' in the reader's language */
  emptyState?: ReactNode;
  /** Keeps the order as it is; the rows stay in use. @default false */
  disabled?: boolean;
  /** Content of a row. */
  children: (item: T) => ReactNode;
  /** Class of the list. */
  className?: string;
  /** The list. */
  ref?: Ref<HTMLDivElement>;
}

/** Rows whose order is the reader's own: by dragging, by touch, and by keys from the handle; alone, or with other lists. */
export function SortableList<T extends { id: string | number }>({
  label,
  items,
  getName,
  getHandleLabel,
  onReorder,
  group,
  onReceive,
  multiple = false,
  selectedKeys,
  onSelectionChange,
  emptyState,
  disabled = false,
  children,
  className,
  ...rest
}: SortableListProps<T>) {
  const strings = useStrings(sortingStrings);
  const dragAndDropHooks = useSortingHooks({
    items,
    getName,
    group: onReceive && group,
    disabled,
    onMove: (move) => {
      if (!items.some(({ id }) => id === move.keys[0])) return onReceive?.(move);
      const next = movedBetween([items], 0, move)?.[0];
      if (next) onReorder(next);
    },
  });
  const choose = (chosen: Selection) =>
    onSelectionChange?.(items.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id));

  return (
    <GridList
      {...rest}
      aria-label={label}
      // Without the children: a changed row content is a changed row.
      dependencies={[children, disabled]}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      selectionMode={multiple ? 'multiple' : 'none'}
      selectionBehavior="replace"
      selectedKeys={selectedKeys}
      onSelectionChange={choose}
      renderEmptyState={() => <div className={cx(text.caption, styles.empty)}>{emptyState ?? strings.nothingHere}</div>}
      className={cx(styles.list, className)}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={getName(item)} className={styles.row}>
          <SortHandle
            disabled={disabled}
            label={getHandleLabel?.(item) ?? fill(strings.moveName, { name: getName(item) })}
          />
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
