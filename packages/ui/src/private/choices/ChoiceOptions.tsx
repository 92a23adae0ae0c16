import type { ReactNode } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  type ListBoxProps,
} from 'react-aria-components';
import { cx } from '../../css/cx';
import { LazyVirtualList } from '../lists/LazyVirtualList';
import * as overlay from '../overlays/overlay.css';
import * as styles from './Choice.css';
import { ChoiceRow } from './ChoiceRow';
import { isSection, type ChoiceList, type ChoiceOption, type ChoiceSection } from './choiceTypes';

export interface ChoiceOptionsProps extends Omit<
  ListBoxProps<ChoiceOption | ChoiceSection>,
  'children' | 'items' | 'className' | 'renderEmptyState'
> {
  options: ChoiceList;
  /** If true, virtualizes the list. */
  isLong: boolean;
  /** Shown if there are no options. */
  emptyState: ReactNode;
  /** Rows after the options. */
  children?: ReactNode;
  /** Shown while the virtualizer loads. If omitted, all rows are rendered until then. */
  fallback?: ReactNode;
  /** If true, shows a loading row at the end. */
  isLoadingMore?: boolean;
  /** Called when the end of the list becomes visible. If set, there are more options. */
  onLoadMore?: () => void;
  className?: string;
}

const row = (option: ChoiceOption) => (
  <ListBoxItem
    id={option.value}
    textValue={option.label}
    isDisabled={option.disabled}
    className={cx(overlay.item, styles.option)}
  >
    {({ isSelected }) => <ChoiceRow option={option} selected={isSelected} />}
  </ListBoxItem>
);

const entry = (one: ChoiceOption | ChoiceSection) =>
  isSection(one) ? (
    <ListBoxSection id={one.title} className={styles.section}>
      <Header className={overlay.groupTitle}>{one.title}</Header>
      <Collection items={one.options}>{row}</Collection>
    </ListBoxSection>
  ) : (
    row(one)
  );

/** List of options, virtualized if long. */
export function ChoiceOptions({
  options,
  isLong,
  emptyState,
  children,
  fallback,
  isLoadingMore,
  onLoadMore,
  className,
  ...list
}: ChoiceOptionsProps) {
  const listBox = (
    <ListBox
      {...list}
      className={cx(styles.options, isLong && styles.longOptions, className)}
      renderEmptyState={() => <div className={styles.message}>{emptyState}</div>}
    >
      <Collection items={options}>{entry}</Collection>
      {children}
      {onLoadMore && (
        <ListBoxLoadMoreItem isLoading={isLoadingMore} onLoadMore={onLoadMore} className={styles.message}>
          <span className={styles.busy} />
        </ListBoxLoadMoreItem>
      )}
    </ListBox>
  );
  return (
    <LazyVirtualList isLong={isLong} rowSize={36} padding={4} fallback={fallback}>
      {listBox}
    </LazyVirtualList>
  );
}
