import { useId, type ReactElement } from 'react';
import { text, truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './ResultList.css';

/** A titled group of results. */
export interface ResultGroup<R> {
  id: string;
  title: string;
  items: readonly R[];
  /** Shown if there are no items. */
  emptyState?: string;
}

export interface ResultListProps<R> {
  /** ID of the list, from `useResultList`. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  groups: readonly ResultGroup<R>[];
  /** Renders the option of a row, with a key. */
  children: (row: R) => ReactElement;
}

/** Grouped results below a focused field. Keyboard navigation is in `useResultList`. */
export function ResultList<R>({ id: listId, label, groups, children }: ResultListProps<R>) {
  const id = useId();
  return (
    <div id={listId} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={cx(text.micro, styles.groupTitle)}>
            {group.title}
          </div>
          {group.items.length === 0 && group.emptyState !== undefined && (
            <div role="option" aria-disabled aria-selected={false} className={cx(text.table, truncate, styles.empty)}>
              {group.emptyState}
            </div>
          )}
          {group.items.map(children)}
        </div>
      ))}
    </div>
  );
}
