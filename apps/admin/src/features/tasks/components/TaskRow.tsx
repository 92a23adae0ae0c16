import { taskTags, type Task } from '@larder/domain/contract';
import { Avatar, Checkbox, StatusPill } from '@larder/ui';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { Link } from '@tanstack/react-router';
import { ArrowUpToLine, Copy, Ellipsis, Pencil, RotateCcw, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TaskActions } from '../useTaskActions';
import { tagTones, type TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import * as styles from './Tasks.css';

export interface TaskRowProps {
  task: Task;
  page: TasksPage;
  actions: TaskActions;
  labels: TaskLabels;
  onDelete: (task: Task) => void;
}

/** A task in the list. Deleted tasks can only be restored. */
export function TaskRow({ task, page, actions, labels, onDelete }: TaskRowProps) {
  const { t } = useTranslation();
  const { title, tags, dueDate, assignee, isCompleted, isDeleted, isImportant } = task;
  const updateDenial = actions.denial('update');
  const isLate = dueDate !== null && !isCompleted && !isDeleted && dueDate.slice(0, 10) < page.today;
  const [first] = page.tasks;
  return (
    <div className={styles.row}>
      <Checkbox
        aria-label={t('tasks.complete', { title })}
        checked={isCompleted}
        disabled={isDeleted || updateDenial !== undefined}
        onCheckedChange={() => void actions.toggleAllCompleted([task])}
      />
      <IconButton
        size="sm"
        icon={Star}
        label={t('tasks.important', { title })}
        showTooltip={false}
        aria-pressed={isImportant}
        className={isImportant ? styles.starButton : undefined}
        disabled={isDeleted || updateDenial !== undefined}
        onClick={() => void actions.toggleAllImportant([task])}
      />
      <Link
        to="."
        search={((previous: object) => ({ ...previous, task: String(task.id) })) as never}
        resetScroll={false}
        className={isCompleted ? styles.titleDone : styles.title}
      >
        <bdi>{title}</bdi>
      </Link>
      <span className={styles.tags}>
        {taskTags
          .filter((tag) => tags.includes(tag))
          .map((tag) => (
            <StatusPill key={tag} tone={tagTones[tag]} dot={false}>
              {labels.tag(tag)}
            </StatusPill>
          ))}
      </span>
      <span className={isLate ? styles.late : styles.due}>{dueDate && labels.due(dueDate)}</span>
      <span className={styles.person}>
        {assignee && (
          <Avatar name={assignee.fullName} src={assignee.avatar || undefined} size={24} colorKey={assignee.id} />
        )}
      </span>
      <Menu
        label={t('tasks.more', { title })}
        placement="bottom end"
        trigger={<IconButton size="sm" icon={Ellipsis} label={t('tasks.more', { title })} showTooltip={false} />}
      >
        {isDeleted ? (
          <MenuItem
            icon={RotateCcw}
            disabled={updateDenial !== undefined}
            description={updateDenial}
            onAction={() => void actions.change([task], 'restored', { isDeleted: false })}
          >
            {t('tasks.actions.restore')}
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={Pencil} shortcut="E" onAction={() => page.show({ task: String(task.id) })}>
              {t('tasks.actions.edit')}
            </MenuItem>
            <MenuItem
              icon={Copy}
              disabled={actions.denial('create') !== undefined}
              description={actions.denial('create')}
              onAction={() => void actions.duplicate(task)}
            >
              {t('tasks.actions.duplicate')}
            </MenuItem>
            {page.isManual && first && first.id !== task.id && (
              <MenuItem
                icon={ArrowUpToLine}
                disabled={updateDenial !== undefined}
                description={updateDenial}
                onAction={() =>
                  void actions.reorder(page.tasks, [task, ...page.tasks.filter(({ id }) => id !== task.id)])
                }
              >
                {t('tasks.actions.moveToTop')}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem
              icon={Trash2}
              tone="danger"
              shortcut="Del"
              disabled={actions.denial('delete') !== undefined}
              description={actions.denial('delete')}
              onAction={() => onDelete(task)}
            >
              {t('tasks.actions.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}
