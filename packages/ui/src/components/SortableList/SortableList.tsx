import { GripVertical } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { Icon } from '../../icons/Icon';
import { movedBetween, type SortMove } from '../../private/sorting/movedBetween';
import { SortHandle } from '../../private/sorting/SortHandle';
import { useSortingHooks } from '../../private/sorting/useSortingHooks';
import { sortingStrings } from '../../private/strings/sortingStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './SortableList.css';

export interface SortableListProps<T extends { id: string | number }> {
  /** Accessible name of the list. */
  label: string;
  /** Items, one per row, in order. */
  items: readonly T[];
  /** Returns the name of a row, for its handle and announcements. */
  getName: (item: T) => string;
  /** Returns the accessible name of a row's handle. @default 'Move' and the name of the row, localized */
  getHandleLabel?: (item: T) => string;
  /** Called with all items in their new order. */
  onReorder: (items: readonly T[]) => void;
  /** Name of the group of lists between which rows can be dragged. Requires `onReceive`. @default none */
  group?: string;
  /**
   * Called when rows of another list in the group are dropped on this list. Use `movedBetween` to compute the new
   * lists.
   */
  onReceive?: (move: SortMove) => void;
  /** If true, several rows can be selected and moved together. @default false */
  multiple?: boolean;
  /** IDs of the selected rows (controlled). */
  selectedKeys?: Iterable<T['id']>;
  /** Called with the IDs of the selected rows when the selection changes. */
  onSelectionChange?: (ids: T['id'][]) => void;
  /** Shows lines between the rows, for a list that extends to the edges of its parent. @default false */
  divided?: boolean;
  /** Shown if there are no rows. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** If true, rows can't be moved, but their content stays interactive. @default false */
  disabled?: boolean;
  /** Reason why rows can't be moved, shown in a tooltip of each handle. Implies `disabled`. */
  disabledReason?: string;
  /** Renders the content of a row. */
  children: (item: T) => ReactNode;
  /** Class of the list. */
  className?: string;
  /** Ref to the list. */
  ref?: Ref<HTMLDivElement>;
}

/** A list that users can reorder by pointer, touch and keyboard, and exchange rows with other lists. */
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
  divided = false,
  emptyState,
  disabled = false,
  disabledReason,
  children,
  className,
  ...rest
}: SortableListProps<T>) {
  const strings = useStrings(sortingStrings);
  const isFixed = disabledReason !== undefined;
  const dragAndDropHooks = useSortingHooks({
    items,
    getName,
    group: onReceive && group,
    disabled: disabled || isFixed,
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
      // Rerender the rows when one of these values changes.
      dependencies={[children, disabled, disabledReason]}
      items={items}
      // With these hooks, React Aria requires a drag handle in each row. They must not change while the list is
      // mounted.
      key={isFixed ? 'fixed' : 'sortable'}
      dragAndDropHooks={isFixed ? undefined : dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      // Type-ahead would intercept the page's single-letter shortcuts.
      disallowTypeAhead
      selectionMode={multiple ? 'multiple' : 'none'}
      selectionBehavior="replace"
      selectedKeys={selectedKeys}
      onSelectionChange={choose}
      renderEmptyState={() => <div className={cx(text.caption, styles.empty)}>{emptyState ?? strings.nothingHere}</div>}
      className={cx(styles.list, className)}
    >
      {(item) => {
        const handleLabel = getHandleLabel?.(item) ?? fill(strings.moveName, { name: getName(item) });
        return (
          <GridListItem id={item.id} textValue={getName(item)} className={cx(styles.row, divided && styles.dividedRow)}>
            {isFixed ? (
              <Tooltip content={disabledReason}>
                <button
                  type="button"
                  aria-disabled
                  aria-label={handleLabel}
                  aria-description={disabledReason}
                  className={styles.fixedHandle}
                >
                  <Icon as={GripVertical} size={14} />
                </button>
              </Tooltip>
            ) : (
              <SortHandle disabled={disabled} label={handleLabel} />
            )}
            {children(item)}
          </GridListItem>
        );
      }}
    </GridList>
  );
}
