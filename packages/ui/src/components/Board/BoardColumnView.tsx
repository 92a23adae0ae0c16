import { useId, type ReactNode } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../private/cx';
import type { SortKey, SortMove } from '../../private/Sorting/movedBetween';
import { SortHandle } from '../../private/Sorting/SortHandle';
import { useSortingHooks } from '../../private/Sorting/useSortingHooks';
import { sortingStrings } from '../../private/sortingStrings';
import { fill, useStrings } from '../../private/strings';
import { Badge } from '../Badge/Badge';
import * as styles from './Board.css';

export interface BoardColumn<T> {
  /** Key, stays the same while the data changes. */
  id: string;
  /** Heading of the column; names it when cards are moved by keys. */
  title: string;
  /** Cards in their order. */
  items: readonly T[];
  /** At the end of the heading: a target, a menu. */
  note?: ReactNode;
  /** Shown in place of cards. @default 'Nothing here yet' in the reader's language */
  emptyText?: ReactNode;
  /** Whether these cards may be dropped here; they are refused while they are under way. */
  accepts?: (ids: readonly SortKey[]) => boolean;
}

export interface BoardColumnViewProps<T extends { id: SortKey }> {
  column: BoardColumn<T>;
  group: string;
  getName: (item: T) => string;
  onMove: (move: SortMove) => void;
  onOpen?: (item: T) => void;
  chosen: readonly T['id'][];
  onChoose: (ids: readonly T['id'][]) => void;
  headingLevel: 2 | 3 | 4;
  isReadOnly: boolean;
  isByTouch: boolean;
  children: (item: T) => ReactNode;
}

/** One column: a heading with its count, and a list that exchanges cards with the others. */
export function BoardColumnView<T extends { id: SortKey }>({
  column: { title, items, note, emptyText, accepts },
  group,
  getName,
  onMove,
  onOpen,
  chosen,
  onChoose,
  headingLevel,
  isReadOnly,
  isByTouch,
  children,
}: BoardColumnViewProps<T>) {
  const strings = useStrings(sortingStrings);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const dragAndDropHooks = useSortingHooks({
    items,
    getName,
    group,
    accepts,
    isDisabled: isReadOnly,
    onMove,
    indicatorClassName: styles.slot,
    renderPreview: (keys) => {
      const first = items.find(({ id }) => id === keys[0]);
      return (
        <div className={cx(text.bodyStrong, styles.preview)}>
          {first && getName(first)}
          {keys.length > 1 && <Badge count={keys.length} tone="primary" emphasis="filled" />}
        </div>
      );
    },
  });
  const own = new Set<SortKey>(items.map(({ id }) => id));
  const choose = (next: Selection) =>
    onChoose(items.filter(({ id }) => next === 'all' || next.has(id)).map(({ id }) => id));

  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={cx(text.bodyStrong, styles.title)}>
          {title}
        </Heading>
        <Badge count={items.length} tone="secondary" />
        {note && <div className={cx(text.caption, styles.note)}>{note}</div>}
      </div>
      <GridList
        aria-label={title}
        items={items}
        dependencies={[children, isReadOnly]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        // Where a tap opens, react-aria takes a long press of a finger for a choice and lets it lift nothing.
        selectionMode={isReadOnly || (onOpen && isByTouch) ? 'none' : 'multiple'}
        selectionBehavior="replace"
        selectedKeys={chosen.filter((id) => own.has(id))}
        onSelectionChange={choose}
        onAction={
          onOpen &&
          ((key) => {
            const item = items.find(({ id }) => id === key);
            if (item) onOpen(item);
          })
        }
        renderEmptyState={() => (
          <div className={cx(text.caption, styles.empty)}>{emptyText ?? strings.nothingHere}</div>
        )}
        className={styles.cards}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={getName(item)} className={styles.card}>
            <SortHandle
              label={fill(strings.moveName, { name: getName(item) })}
              isDisabled={isReadOnly}
              className={styles.handle}
            />
            <div className={styles.content}>{children(item)}</div>
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}
