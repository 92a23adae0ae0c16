import { canOn, useAbility, useSession, useTasks, useUpdateTask } from '@larder/domain';
import { sortTasks, type Task } from '@larder/domain/contract';
import { Checkbox, Stack, Text } from '@larder/ui';
import { List } from '@larder/ui/List';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterLink } from '../../../components/RouterButton';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { useFormats } from '../../../hooks/useFormats';

/** The open tasks of the user, by due date. Tasks completed here stay visible, so that they can be reopened. */
export function TasksCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const showFailure = useFailureToast();
  const ability = useAbility();
  const { user } = useSession();
  const { mutate: update } = useUpdateTask();
  const [completed, setCompleted] = useState<ReadonlySet<number>>(new Set());

  const shown = (tasks: readonly Task[]) =>
    sortTasks(
      tasks.filter(({ id, assignee, isCompleted }) => assignee?.id === user?.id && (!isCompleted || completed.has(id))),
      'due-date',
    );
  const complete = ({ id }: Task, isCompleted: boolean) => {
    setCompleted((ids) => new Set([...ids, id]));
    update(
      { id, isCompleted },
      {
        onError: (error) => void showFailure(t('today.tasks.failed'), error),
      },
    );
  };

  return (
    <QueryCard
      title={t('today.tasks.title')}
      query={useTasks({})}
      isEmpty={(tasks) => shown(tasks).length === 0}
      emptyText={t('today.tasks.none')}
    >
      {(tasks) => (
        <List marker="none" gap="loose">
          {shown(tasks).map((task) => (
            <Stack key={task.id} direction="row" gap="px12" align="start">
              <Checkbox
                aria-label={t('tasks.complete', { title: task.title })}
                checked={task.isCompleted}
                disabled={!canOn(ability, 'update', 'task', task)}
                onCheckedChange={(isCompleted) => complete(task, isCompleted)}
              />
              <Stack gap="px2">
                <RouterLink to="/apps/todo" search={{ task: String(task.id) }} tone="inherit">
                  <bdi>{task.title}</bdi>
                </RouterLink>
                {task.dueDate && (
                  <Text variant="caption" tone="muted">
                    {t('today.tasks.due', { date: formats.date(task.dueDate) })}
                  </Text>
                )}
              </Stack>
            </Stack>
          ))}
        </List>
      )}
    </QueryCard>
  );
}
