import { useId, type ReactNode } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { SortKey, SortMove } from '../../private/sorting/movedBetween';
import { SortHandle } from '../../private/sorting/SortHandle';
import { useSortingHooks } from '../../private/sorting/useSortingHooks';
import { sortingStrings } from '../../private/strings/sortingStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Badge } from '../Badge/Badge';
import * as styles from './Board.css';

export interface BoardColumn<T> {
  /** Unique and stable ID. */
  id: string;
  /** Heading of the column, also used in announcements. */
  title: string;
  /** Cards, in order. */
  items: readonly T[];
  /** Content after the heading, such as a menu. */
  endContent?: ReactNode;
  /** Shown when the column has no cards. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** Returns true if the dragged cards can be dropped here. Called during the drag. */
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
  readOnly: boolean;
  isByTouch: boolean;
  children: (item: T) => ReactNode;
}

/** One column: a heading with a count and a sortable list connected to the other columns. */
export function BoardColumnView<T extends { id: SortKey }>({
  column: { title, items, endContent, emptyState, accepts },
  group,
  getName,
  onMove,
  onOpen,
  chosen,
  onChoose,
  headingLevel,
  readOnly,
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
    disabled: readOnly,
    onMove,
    indicatorClassName: styles.slot,
    renderPreview: (keys) => {
      const first = items.find(({ id }) => id === keys[0]);
      return (
        <div className={cx(text.bodyStrong, styles.preview)}>
          {first && getName(first)}
          {keys.length > 1 && <Badge count={keys.length} tone="primary" variant="filled" />}
        </div>
      );
    },
  });
  const own = new Set<SortKey>(items.map(({ id }) => id));
  const choose = (next: Selection) =>
    onChoose(items.filter(({ id }) => next === 'all' || next.has(id)).map(({ id }) => id));

  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <div className={styles.header}>
        <Heading id={titleId} className={cx(text.bodyStrong, styles.title)}>
          {title}
        </Heading>
        <Badge count={items.length} tone="secondary" />
        {endContent && <div className={cx(text.caption, styles.note)}>{endContent}</div>}
      </div>
      <GridList
        aria-label={title}
        items={items}
        dependencies={[children, readOnly]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        // With an action, react-aria uses a touch long press for selection, so it would not start a drag.
        selectionMode={readOnly || (onOpen && isByTouch) ? 'none' : 'multiple'}
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
          <div className={cx(text.caption, styles.empty)}>{emptyState ?? strings.nothingHere}</div>
        )}
        className={styles.cards}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={getName(item)} className={styles.card}>
            <SortHandle
              label={fill(strings.moveName, { name: getName(item) })}
              disabled={readOnly}
              className={styles.handle}
            />
            <div className={styles.content}>{children(item)}</div>
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}
