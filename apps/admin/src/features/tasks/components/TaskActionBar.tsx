import type { Task } from '@larder/domain/contract';
import { ActionBar } from '@larder/ui/ActionBar';
import { CircleCheck, RotateCcw, Star, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TaskActions } from '../useTaskActions';

export interface TaskActionBarProps {
  /** The selected tasks. */
  tasks: readonly Task[];
  isDeleted: boolean;
  actions: TaskActions;
  onClear: () => void;
}

/** Actions for two or more selected tasks. */
export function TaskActionBar({ tasks, isDeleted, actions, onClear }: TaskActionBarProps) {
  const { t } = useTranslation();
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
    <ActionBar count={tasks.length > 1 ? tasks.length : 0} onClear={onClear} items={isDeleted ? [restore] : others} />
  );
}
