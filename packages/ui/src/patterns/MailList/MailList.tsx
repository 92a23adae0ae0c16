import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { GridList, ListLayout, Virtualizer, type Selection } from 'react-aria-components';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import * as styles from './MailList.css';
import { MailRow, type Mail } from './MailRow';

export interface MailListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Name of the list: "Inbox". */
  label: string;
  /** Letters in their order. */
  items: readonly Mail[];
  /** Called with the letter that is opened: a press, or Enter. */
  onAction: (id: string) => void;
  /** The letter that is open beside the list. */
  current?: string;
  /** Letters that are chosen for an action; with it, or `onSelectionChange`, each has a checkbox. */
  selectedKeys?: readonly string[];
  /** Called with the letters that are chosen. */
  onSelectionChange?: (ids: string[]) => void;
  /** Called when a star is pressed; without it there are no stars. */
  onStar?: (id: string, isStarred: boolean) => void;
  /** Shown in place of letters. @default 'Nothing here yet' in the reader's language */
  emptyState?: ReactNode;
  /** The first letters are on their way. @default false */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** More rows than these are drawn only while they are in sight. */
const manyRows = 80;
const rowHeight = 80;

/** Letters: who, about what, the first words; read ones step back. */
export function MailList({
  label,
  items,
  onAction,
  current,
  selectedKeys,
  onSelectionChange,
  onStar,
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
      dependencies={[current, isSelectable, onStar]}
      keyboardNavigationBehavior="tab"
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectionBehavior="toggle"
      selectedKeys={selectedKeys}
      onSelectionChange={choose}
      onAction={(key) => onAction(String(key))}
      renderEmptyState={() => <div className={cx(text.body, styles.empty)}>{emptyState ?? strings.nothingHere}</div>}
      className={styles.list}
    >
      {(mail) => <MailRow mail={mail} current={mail.id === current} isSelectable={isSelectable} onStar={onStar} />}
    </GridList>
  );
  return (
    <div ref={ref} aria-busy={loading || undefined} {...rest} className={cx(styles.root, className)}>
      {loading ? (
        <MailSkeleton />
      ) : items.length > manyRows ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
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
