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
  /** Makes only the rows in sight. */
  isLong: boolean;
  /** In place of options where there are none. */
  emptyState: ReactNode;
  /** Rows after the options. */
  children?: ReactNode;
  /** In place of a long list for the moment that its means take to come; a closed list can do without. */
  meanwhile?: ReactNode;
  /** More options are on their way. */
  isLoadingMore?: boolean;
  /** The end is in sight, and there is more. */
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

/** A list of options; where it is long, only the rows in sight are made. */
export function ChoiceOptions({
  options,
  isLong,
  emptyState,
  children,
  meanwhile,
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
    <LazyVirtualList isLong={isLong} rowSize={36} padding={4} meanwhile={meanwhile}>
      {listBox}
    </LazyVirtualList>
  );
}
