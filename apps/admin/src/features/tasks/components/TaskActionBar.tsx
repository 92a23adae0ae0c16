import type { Task } from '@larder/domain/contract';
import { ActionBar } from '@larder/ui/ActionBar';
import { CalendarDays, CircleCheck, RotateCcw, Star, Tag, Trash2, Undo2, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import type { TaskActions } from '../useTaskActions';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import type { BulkField } from './TaskBulkDialog';

const TaskBulkDialog = lazyDialog(() => import('./TaskBulkDialog'), 'TaskBulkDialog');

export interface TaskActionBarProps {
  /** The selected tasks. */
  tasks: readonly Task[];
  isDeleted: boolean;
  page: TasksPage;
  labels: TaskLabels;
  actions: TaskActions;
  onClear: () => void;
}

/** Actions for two or more selected tasks. */
export function TaskActionBar({ tasks, isDeleted, page, labels, actions, onClear }: TaskActionBarProps) {
  const { t } = useTranslation();
  const [field, setField] = useState<BulkField>();
  const isDone = tasks.every(({ isCompleted }) => isCompleted);
  const mayUpdate = actions.denial('update') === undefined;
  const then = (work: (tasks: readonly Task[]) => Promise<unknown>) => () => {
    onClear();
    void work(tasks);
  };
  const restore = {
    id: 'restore',
    label: t('tasks.actions.restore'),
    icon: RotateCcw,
    disabled: !mayUpdate,
    onAction: then((rows) => actions.change(rows, 'restored', { isDeleted: false })),
  };
  const others = [
    {
      id: 'complete',
      label: t(isDone ? 'tasks.actions.reopen' : 'tasks.actions.complete'),
      icon: isDone ? Undo2 : CircleCheck,
      disabled: !mayUpdate,
      onAction: then(actions.toggleAllCompleted),
    },
    {
      id: 'star',
      label: t('tasks.actions.star'),
      icon: Star,
      disabled: !mayUpdate,
      onAction: then(actions.toggleAllImportant),
    },
    ...(
      [
        ['tags', Tag],
        ['assignee', UserRound],
        ['due', CalendarDays],
      ] as const
    ).map(([id, icon]) => ({
      id,
      label: t(`tasks.actions.${id}`),
      icon,
      disabled: !mayUpdate,
      onAction: () => setField(id),
    })),
    {
      id: 'delete',
      label: t('tasks.actions.delete'),
      icon: Trash2,
      tone: 'danger' as const,
      disabled: actions.denial('delete') !== undefined,
      onAction: then(actions.remove),
    },
  ];
  return (
    <>
      <ActionBar count={tasks.length > 1 ? tasks.length : 0} onClear={onClear} items={isDeleted ? [restore] : others} />
      <Suspense>
        {field && (
          <TaskBulkDialog
            {...{ field, tasks, page, actions, labels }}
            onClose={() => setField(undefined)}
            onDone={() => {
              setField(undefined);
              onClear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
