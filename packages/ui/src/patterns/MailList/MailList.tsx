import { useLayoutEffect, useMemo, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { GridList, ListLayout, Virtualizer, type Selection } from 'react-aria-components';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import * as styles from './MailList.css';
import { MailListContext, MailRow, RowActionsContext, type Mail, type RowActions } from './MailRow';

export interface MailListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Accessible name, such as "Inbox". */
  label: string;
  /** Messages in display order. */
  items: readonly Mail[];
  /** Called with the ID of a message that the user opens by click or Enter. */
  onAction: (id: string) => void;
  /** ID of the open message. */
  current?: string;
  /** IDs of the selected messages (controlled). Rows have checkboxes if this or `onSelectionChange` is set. */
  selectedKeys?: readonly string[];
  /** Called with the IDs of the selected messages when the selection changes. */
  onSelectionChange?: (ids: string[]) => void;
  /** Called with the new state when a star is toggled. If omitted, there are no stars. */
  onStar?: (id: string, isStarred: boolean) => void;
  /** Renders the actions of a row, which are shown on hover and while the row contains focus. */
  renderActions?: RowActions;
  /** If true, rows can be dragged. Handle `onDragStart`; the ID is the `data-key` of the row. @default false */
  draggableRows?: boolean;
  /** Shown if there are no messages. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** Shows skeletons. @default false */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists with more rows are virtualized. */
const manyRows = 24;
const rowHeight = 80;

/** List of messages with sender, subject and excerpt. */
export function MailList({
  label,
  items,
  onAction,
  current,
  selectedKeys,
  onSelectionChange,
  onStar,
  renderActions,
  draggableRows,
  emptyState,
  loading = false,
  className,
  ref,
  ...rest
}: MailListProps) {
  const strings = useStrings(threadStrings);
  const isSelectable = onSelectionChange !== undefined || selectedKeys !== undefined;
  const choose = (chosen: Selection) =>
    onSelectionChange?.(items.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id));

  const list = (
    <GridList
      aria-label={label}
      items={items}
      // Rows read other state from the context. As a dependency, that state would rerender every row when a message is
      // opened.
      dependencies={[isSelectable]}
      keyboardNavigationBehavior="tab"
      // Type-ahead would intercept the app's single-letter shortcuts.
      disallowTypeAhead
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectionBehavior="toggle"
      selectedKeys={selectedKeys}
      onSelectionChange={choose}
      onAction={(key) => onAction(String(key))}
      renderEmptyState={() => <div className={cx(text.body, styles.empty)}>{emptyState ?? strings.nothingHere}</div>}
      className={styles.list}
    >
      {(mail) => <MailRow mail={mail} isSelectable={isSelectable} />}
    </GridList>
  );
  // A new `onStar` must not render every row.
  const latestOnStar = useRef(onStar);
  useLayoutEffect(() => {
    latestOnStar.current = onStar;
  });
  const hasStars = onStar !== undefined;
  const context = useMemo(() => {
    const star = (id: string, isStarred: boolean) => latestOnStar.current?.(id, isStarred);
    return { current, onStar: hasStars ? star : undefined, draggableRows };
  }, [current, hasStars, draggableRows]);
  return (
    <div ref={ref} aria-busy={loading || undefined} {...rest} className={cx(styles.root, className)}>
      <MailListContext value={context}>
        <RowActionsContext value={renderActions}>
          {loading ? (
            <MailSkeleton />
          ) : items.length > manyRows ? (
            <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
              {list}
            </Virtualizer>
          ) : (
            list
          )}
        </RowActionsContext>
      </MailListContext>
    </div>
  );
}

function MailSkeleton() {
  return Array.from({ length: 6 }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- all alike
    <div key={index} className={styles.waiting}>
      <Skeleton inlineSize={32} blockSize={32} shape="circle" />
      <div className={styles.waitingWords}>
        <Skeleton inlineSize="42%" blockSize={12} shape="text" />
        <Skeleton inlineSize="70%" blockSize={12} shape="text" />
        <Skeleton inlineSize="88%" blockSize={10} shape="text" />
      </div>
    </div>
  ));
}
