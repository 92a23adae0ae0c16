import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import {
  Collection,
  GridList as AriaGridList,
  GridListLoadMoreItem,
  type Key,
  type Selection,
} from 'react-aria-components';
import * as choice from '../../private/choices/Choice.css';
import { virtualizeFrom } from '../../private/choices/choiceTypes';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { LazyVirtualList } from '../../private/lists/LazyVirtualList';
import * as rows from '../../private/lists/rows.css';
import { useStrings } from '../../private/strings/strings';
import * as styles from './GridList.css';

/** Fields of an item that the list uses. */
export interface GridListItemData {
  /** Unique ID of the row. */
  id: string;
  /** Disables selection and actions. Also set `disabled` on the row. */
  disabled?: boolean;
}

export interface GridListProps<Item extends GridListItemData> {
  /** Accessible name of the list. */
  label: string;
  /** Items of the list. In a `stack`, more than 100 are virtualized. Keep the same objects for unchanged items. */
  items: readonly Item[];
  /** Renders an item as a `GridListRow`. */
  children: (item: Item) => ReactElement;
  /** How many rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected rows (controlled). */
  selectedKeys?: readonly string[];
  /** IDs of the initially selected rows (uncontrolled). */
  defaultSelectedKeys?: readonly string[];
  /** Called with the IDs of the selected rows, in the order of the items. */
  onSelectionChange?: (value: string[]) => void;
  /** Called with the ID of a pressed row while no rows are selected. */
  onAction?: (id: string) => void;
  /** `stack` shows rows in one column, `grid` as many cards side by side as fit. @default 'stack' */
  layout?: keyof typeof styles.layouts;
  /** Minimum width of a card in px. @default 200 */
  cardSize?: number;
  /** `boxed` has a border, `plain` is for use inside a card. @default 'boxed' */
  variant?: keyof typeof rows.variants;
  /** Shown when the list is empty. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** Shows a loading indicator for the first or further rows. @default false */
  loading?: boolean;
  /** Called when the user scrolls to the end. Set it only while there are more rows to load. */
  onLoadMore?: () => void;
  /** Estimated row height of a virtualized list, in px. @default 44 */
  rowSize?: number;
  /** Height of a virtualized list, in px. @default 440 */
  blockSize?: number;
  /** Class name of the root element. */
  className?: string;
  /** ID of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A list of rows that can be selected or opened and can contain buttons. */
export function GridList<Item extends GridListItemData>({
  label,
  items,
  children,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onAction,
  layout = 'stack',
  cardSize,
  variant = 'boxed',
  emptyState,
  loading = false,
  onLoadMore,
  rowSize = 44,
  blockSize,
  className,
  ...rest
}: GridListProps<Item>) {
  const strings = useStrings(choosingStrings);
  const isLong = layout === 'stack' && items.length > virtualizeFrom;
  const sizes = {
    ...(cardSize !== undefined && { '--card-size': `${cardSize}px` }),
    ...(blockSize !== undefined && { '--list-size': `${blockSize}px` }),
  } as CSSProperties;

  const handleSelection = (keys: Selection) =>
    onSelectionChange?.(
      items.filter((item) => (keys === 'all' ? !item.disabled : keys.has(item.id))).map((item) => item.id),
    );

  const list = (
    <AriaGridList
      {...rest}
      aria-label={label}
      layout={layout}
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      defaultSelectedKeys={defaultSelectedKeys}
      onSelectionChange={handleSelection}
      onAction={onAction && ((key: Key) => onAction(key as string))}
      className={cx(rows.list, rows.variants[variant], styles.layouts[layout], isLong && styles.long, className)}
      data-actionable={onAction ? '' : undefined}
      style={sizes}
      renderEmptyState={() => (
        <div className={rows.message}>{loading ? strings.loading : (emptyState ?? strings.nothingHere)}</div>
      )}
    >
      <Collection items={items}>{children}</Collection>
      {onLoadMore && (
        <GridListLoadMoreItem isLoading={loading} onLoadMore={onLoadMore} className={rows.message}>
          <span className={choice.busy} />
        </GridListLoadMoreItem>
      )}
    </AriaGridList>
  );
  return (
    <LazyVirtualList isLong={isLong} rowSize={rowSize} fallback={<div className={rows.message}>{strings.loading}</div>}>
      {list}
    </LazyVirtualList>
  );
}
