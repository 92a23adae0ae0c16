import { useId, type ReactElement } from 'react';
import { text, truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './ResultList.css';

/** Results of one kind under their heading. */
export interface ResultGroup<R> {
  id: string;
  title: string;
  items: readonly R[];
  /** Said where there are no items. */
  emptyState?: string;
}

export interface ResultListProps<R> {
  /** The list's id, as `useResultList` gives it to the field. */
  id: string;
  /** Name of the list. */
  label: string;
  groups: readonly ResultGroup<R>[];
  /** Makes the option of one, with a key. */
  children: (row: R) => ReactElement;
}

/** The list below a field that keeps the focus: options in groups; the keys are those of `useResultList`. */
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
