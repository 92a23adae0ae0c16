import { ledgerCall, useAbility, useAddTask, useDeleteTask, useUpdateTask } from '@larder/domain';
import { reorderTasks, taskEndpoints, type NewTask, type Task, type TaskChanges } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';
import { useBulkWork } from '../../lists/useBulkWork';

export type Fields = Omit<TaskChanges, 'id' | 'version'>;

/** Returns the values that the changes replace. */
const valuesBefore = (task: Task, changes: Fields): Fields =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, task[name as keyof Task] ?? null]));

/** Returns the ledger call that updates the fields of a saved task. */
const updateCall = (saved: Task, changes: Fields) =>
  ledgerCall(taskEndpoints.update, { task: { id: saved.id, version: saved.version, ...changes } }, saved);

/** Returns functions that change tasks. Each change can be undone. */
export function useTaskActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const bulk = useBulkWork();
  const { mutateAsync: add } = useAddTask();
  const { mutateAsync: update } = useUpdateTask();
  const { mutateAsync: remove } = useDeleteTask();
  const denial = (action: string) => (ability.can(action, 'task') ? undefined : t(`tasks.denied.${action}`));
  const titlesOf = (tasks: readonly Task[]) => ({ count: tasks.length, title: tasks[0]?.title ?? '' });

  /**
   * Changes tasks, all in the same way or each differently. `kind` names the toasts. Resolves to the tasks that failed.
   */
  const change = (tasks: readonly Task[], kind: string, changes: Fields | ((task: Task) => Fields)) => {
    const changesOf = typeof changes === 'function' ? changes : () => changes;
    return bulk({
      rows: tasks,
      work: (task) => update({ id: task.id, version: task.version, ...changesOf(task) }),
      callOf: (task) => updateCall(task, changesOf(task)),
      busy: t('tasks.saving'),
      done: (rows) => ({ key: `tasks.toasts.${kind}`, values: titlesOf(rows) }),
      failed: (rows) => t('tasks.toasts.failed', titlesOf(rows)),
      inverse: (changed) =>
        changed.map(([before, saved]) => updateCall(saved, valuesBefore(before, changesOf(before)))),
      reload: ['tasks', 'menuCounts'],
    });
  };

  const removeTasks = (tasks: readonly Task[]) =>
    bulk({
      rows: tasks,
      work: ({ id, version }) => remove({ taskId: id, version }),
      callOf: (task) => ledgerCall(taskEndpoints.remove, { taskId: task.id }, task),
      busy: t('tasks.deleting'),
      done: (rows) => ({ key: 'tasks.toasts.deleted', values: titlesOf(rows) }),
      failed: (rows) => t('tasks.toasts.deleteFailed', titlesOf(rows)),
      inverse: (changed) => changed.map(([, saved]) => updateCall(saved, { isDeleted: false })),
      reload: ['tasks', 'menuCounts'],
    });

  const fail = (key: string, error: unknown) => showFailure(t(key), error);

  /** Adds a task and offers to undo it. Resolves to undefined if it failed. */
  const create = async (task: NewTask) => {
    try {
      const saved = await add(task);
      record({
        text: { key: 'tasks.toasts.added', values: { title: saved.title } },
        calls: [ledgerCall(taskEndpoints.remove, { taskId: saved.id })],
        reload: ['tasks', 'menuCounts'],
      });
      return saved;
    } catch (error) {
      void fail('tasks.toasts.addFailed', error);
      return undefined;
    }
  };

  /** Saves a new order of the shown tasks. */
  const reorder = async (shown: readonly Task[], next: readonly Task[]) => {
    const changes = reorderTasks(shown, next);
    const tasks = changes.flatMap(({ id }) => shown.find((task) => task.id === id) ?? []);
    try {
      const saved = await Promise.all(changes.map((each) => update(each)));
      record({
        text: {
          key: 'tasks.toasts.moved',
          values: { title: next.find(({ id }) => id === changes[0]?.id)?.title ?? '' },
        },
        calls: saved.map((each, index) => updateCall(each, { rank: tasks[index]?.rank ?? 0 })),
        reload: ['tasks'],
      });
    } catch (error) {
      void fail('tasks.toasts.moveFailed', error);
    }
  };

  return {
    denial,
    change,
    remove: removeTasks,
    create,
    reorder,
    /** Completes the open tasks; if there are none, reopens all. */
    toggleAllCompleted: (tasks: readonly Task[]) => {
      const open = tasks.filter(({ isCompleted }) => !isCompleted);
      return open.length > 0
        ? change(open, 'completed', { isCompleted: true })
        : change(tasks, 'reopened', { isCompleted: false });
    },
    /** Marks the tasks that are not important as important; if there are none, removes all marks. */
    toggleAllImportant: (tasks: readonly Task[]) => {
      const others = tasks.filter(({ isImportant }) => !isImportant);
      return others.length > 0
        ? change(others, 'starred', { isImportant: true })
        : change(tasks, 'unstarred', { isImportant: false });
    },
    duplicate: ({ title, dueDate, description, assignee, tags, isImportant }: Task) =>
      create({ title, dueDate, description, assignee, tags, isImportant }),
  };
}
export type TaskActions = ReturnType<typeof useTaskActions>;
