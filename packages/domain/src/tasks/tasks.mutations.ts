import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { asRows, changeRows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { changeTask } from './tasks';
import { taskEndpoints, type NewTask, type Task, type TaskChanges } from './tasks.contract';
import { taskKeys } from './tasks.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...taskKeys.all, 'change'];
const settle = (client: QueryClient) => reloadAfterLast(client, mutationKey, taskKeys.lists());
const change = (client: QueryClient, id: number, each: (tasks: readonly Task[]) => Task[]) =>
  changeRows(client, taskKeys.lists(), asRows<Task>(), [id], each);

/** A task that is deleted, or brought back, leaves the list it stands in; one that only stops fitting stays until the reload. */
const applyTo = (tasks: readonly Task[], { id, ...changes }: TaskChanges) =>
  tasks.flatMap((task) => {
    if (task.id !== id) return [task];
    const changed = changeTask(task, changes);
    return changed.isDeleted === task.isDeleted ? [changed] : [];
  });

export const useAddTask = () =>
  useMutation({
    mutationFn: async (task: NewTask) => (await call(taskEndpoints.add, { task })).task,
    onSuccess: (_task, _input, _before, { client }) => client.invalidateQueries({ queryKey: taskKeys.lists() }),
  });

/** Ticks off, stars, moves or edits a task, at once; a refused change goes back. */
export const useUpdateTask = () =>
  useMutation({
    mutationKey,
    mutationFn: async (task: TaskChanges) => (await call(taskEndpoints.update, { task })).task,
    onMutate: (task, { client }) => change(client, task.id, (tasks) => applyTo(tasks, task)),
    onError: (_error, _input, undo) => undo?.(),
    onSuccess: (task, _input, _undo, { client }) => {
      // Of many changes of one task an earlier answer would show what the later ones have left behind.
      if (client.isMutating({ mutationKey }) > 1) return;
      client.setQueriesData<Task[]>({ queryKey: taskKeys.lists() }, (tasks) =>
        tasks?.map((each) => (each.id === task.id ? task : each)),
      );
    },
    onSettled: (_task, _error, _input, _undo, { client }) => settle(client),
  });

/** Marks a task as deleted; `useUpdateTask` with `isDeleted: false` takes it back. */
export const useDeleteTask = () =>
  useMutation({
    mutationKey,
    mutationFn: async (taskId: number) => (await call(taskEndpoints.remove, { taskId })).task,
    onMutate: (id, { client }) => change(client, id, (tasks) => applyTo(tasks, { id, isDeleted: true })),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_task, _error, _id, _undo, { client }) => settle(client),
  });
