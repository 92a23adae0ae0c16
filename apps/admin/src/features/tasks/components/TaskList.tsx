import { groupByDue, type Task } from '@larder/domain/contract';
import { Badge, Button } from '@larder/ui';
import { SortableList } from '@larder/ui/SortableList';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { TaskActions } from '../useTaskActions';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import { TaskActionBar } from './TaskActionBar';
import { TaskRow } from './TaskRow';
import * as styles from './Tasks.css';

/** Number of rows that are rendered initially, and that each press of the button below the list adds. */
const rowsPerStep = 100;

export interface TaskListProps {
  page: TasksPage;
  actions: TaskActions;
  labels: TaskLabels;
}

/**
 * The tasks, optionally grouped by due date. D, S and Delete act on the selected tasks or, without a selection, on the
 * focused one. E opens the focused task.
 */
export function TaskList({ page, actions, labels }: TaskListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [limit, setLimit] = useState(rowsPerStep);
  const { tasks, search, place, today } = page;
  const shown = tasks.slice(0, limit);
  const chosen = tasks.filter(({ id }) => selected.includes(id));
  const isDeleted = place.filter === 'deleted';
  const updateDenial = actions.denial('update');
  const deleteDenial = actions.denial('delete');
  /** Reason why tasks can't be moved. */
  const fixed = search.group ? 'group' : search.sortBy ? 'order' : search.q ? 'search' : undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element && event.target.matches('[role="row"]') ? event.target : undefined;
    if (!row || isDeleted || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = tasks.find(({ id }) => String(id) === row.getAttribute('data-key'));
    const rows = chosen.length > 0 ? chosen : focused ? [focused] : [];
    if (rows.length === 0) return;
    if (event.key === 'd' && !updateDenial) void actions.toggleAllCompleted(rows);
    else if (event.key === 's' && !updateDenial) void actions.toggleAllImportant(rows);
    else if (event.key === 'e' && focused) page.show({ task: String(focused.id) });
    else if (event.key === 'Delete' && !deleteDenial) void actions.remove(rows);
    else return;
    // Otherwise, typeahead would handle the key.
    event.preventDefault();
    event.stopPropagation();
  };

  const list = (rows: readonly Task[], label: string) => (
    <SortableList
      label={label}
      divided
      items={rows}
      getName={({ title }) => title}
      disabled={isDeleted}
      disabledReason={isDeleted ? undefined : (updateDenial ?? (fixed && t(`tasks.fixed.${fixed}`)))}
      multiple
      selectedKeys={selected}
      onSelectionChange={(ids) => {
        // Each group has its own list.
        const inList = rows.map(({ id }) => id);
        setSelected((before) => [...before.filter((id) => !inList.includes(id)), ...ids]);
      }}
      onReorder={(next) => void actions.reorder(tasks, [...next, ...tasks.slice(limit)])}
    >
      {(task) => (
        <TaskRow
          task={task}
          page={page}
          actions={actions}
          labels={labels}
          onDelete={(row) => void actions.remove([row])}
        />
      )}
    </SortableList>
  );

  return (
    <div onKeyDownCapture={handleKeyDown}>
      {search.group
        ? groupByDue(shown, today).map(({ group, tasks: rows }) => (
            <section key={group} aria-label={labels.group(group)}>
              <h2 className={group === 'overdue' ? styles.groupHeadOverdue : styles.groupHead}>
                {labels.group(group)}
                <Badge tone={group === 'overdue' ? 'danger' : 'secondary'}>{formats.number(rows.length)}</Badge>
              </h2>
              {list(rows, labels.group(group))}
            </section>
          ))
        : list(shown, t('nav.pages.todo'))}
      {tasks.length > limit && (
        <div className={styles.showMore}>
          <Button onClick={() => setLimit(limit + rowsPerStep)}>
            {t('tasks.showMore', { shown: formats.number(limit), total: formats.number(tasks.length) })}
          </Button>
        </div>
      )}
      <TaskActionBar tasks={chosen} {...{ isDeleted, page, labels, actions }} onClear={() => setSelected([])} />
    </div>
  );
}
