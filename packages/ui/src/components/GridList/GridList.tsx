import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import {
  Collection,
  GridList as AriaGridList,
  GridListLoadMoreItem,
  type Key,
  type Selection,
} from 'react-aria-components';
import * as choice from '../../private/choices/Choice.css';
import { longFrom } from '../../private/choices/choiceTypes';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { LazyVirtualList } from '../../private/lists/LazyVirtualList';
import * as rows from '../../private/lists/rows.css';
import { useStrings } from '../../private/strings/strings';
import * as styles from './GridList.css';

/** What a row is made of; the list needs to know no more of it. */
export interface GridListItemData {
  /** Key of the row. */
  id: string;
  /** Cannot be chosen or pressed; say so to the row too. */
  disabled?: boolean;
}

export interface GridListProps<Item extends GridListItemData> {
  /** What the rows are; the name of the list. */
  label: string;
  /** What the rows are made of; from 100 on only those in sight are made. Keep the objects while they do not change. */
  items: readonly Item[];
  /** Makes the `GridListRow` of one. */
  children: (item: Item) => ReactElement;
  /** Whether rows can be chosen, one or any number. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** What is chosen, by the rows' `id`, where that is controlled. */
  selectedKeys?: readonly string[];
  /** What is chosen at first. */
  defaultSelectedKeys?: readonly string[];
  /** Called with all that is chosen now, in the order of the items. */
  onSelectionChange?: (value: string[]) => void;
  /** Called with the `id` of the row that was pressed, while nothing is chosen. */
  onAction?: (id: string) => void;
  /** Rows below each other, or cards beside each other, as many as fit. @default 'stack' */
  layout?: keyof typeof styles.layouts;
  /** Least width of a card, px. @default 200 */
  cardSize?: number;
  /** `boxed` has an edge of its own, `plain` stands inside a card. @default 'boxed' */
  variant?: keyof typeof rows.variants;
  /** In place of rows where there are none. @default 'Nothing here yet' in the reader's language */
  emptyState?: ReactNode;
  /** The rows, or more of them, are on their way. @default false */
  loading?: boolean;
  /** Called when the end comes in sight: there is more to load. */
  onLoadMore?: () => void;
  /** Height of most rows, px, where there are more than 100: those out of sight are taken for as high. @default 44 */
  rowSize?: number;
  /** Height of a list of more than 100 rows, px. @default 440 */
  blockSize?: number;
  /** Class of the outermost element. */
  className?: string;
  /** Id of the element. */
  id?: string;
  /** The list. */
  ref?: Ref<HTMLDivElement>;
}

/** Rows that can be chosen, opened and hold buttons of their own. */
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
  const isLong = layout === 'stack' && items.length > longFrom;
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
    <LazyVirtualList
      isLong={isLong}
      rowSize={rowSize}
      meanwhile={<div className={rows.message}>{strings.loading}</div>}
    >
      {list}
    </LazyVirtualList>
  );
}
