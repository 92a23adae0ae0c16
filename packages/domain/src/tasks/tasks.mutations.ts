import { useMutation } from '@tanstack/react-query';
import { changeInOrder } from '../cache/changeInOrder';
import { asRows, changeRows } from '../cache/changeRows';
import { isLastChange, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeTask } from './tasks';
import { taskEndpoints, type NewTask, type Task, type TaskChanges } from './tasks.contract';
import { taskKeys } from './tasks.queries';

type DeleteTask = EndpointInput<typeof taskEndpoints.remove>;

/**
 * Applies a change to a list. A deleted or restored task leaves it. One that no longer matches the filter stays until
 * the reload.
 */
const applyTo = (tasks: readonly Task[], { id, ...changes }: TaskChanges) =>
  tasks.flatMap((task) => {
    if (task.id !== id) return [task];
    const changed = changeTask(task, changes);
    return changed.isDeleted === task.isDeleted ? [changed] : [];
  });

const change = <Input>(changesOf: (input: Input) => TaskChanges) =>
  optimistic<Input>({
    key: taskKeys.all,
    apply: (input, client) => {
      const changes = changesOf(input);
      return changeRows(client, taskKeys.lists(), asRows<Task>(), (tasks) => applyTo(tasks, changes));
    },
    invalidate: [taskKeys.lists()],
  });

export const useAddTask = () =>
  useMutation({
    mutationFn: async (task: NewTask) => (await call(taskEndpoints.add, { task })).task,
    onSuccess: (_task, _input, _before, { client }) => client.invalidateQueries({ queryKey: taskKeys.lists() }),
  });

/** Completes, stars, moves or edits a task. */
export const useUpdateTask = () =>
  useMutation({
    mutationFn: ({ version: seen, ...task }: TaskChanges, { client }) =>
      changeInOrder(
        client,
        `task ${task.id}`,
        seen,
        async (version) => (await call(taskEndpoints.update, { task: { ...task, version } })).task,
      ),
    ...change<TaskChanges>((task) => task),
    onSuccess: (task, _input, _undo, { client }) => {
      if (!isLastChange(client, taskKeys.all)) return;
      client.setQueriesData<Task[]>({ queryKey: taskKeys.lists() }, (tasks) =>
        tasks?.map((each) => (each.id === task.id ? task : each)),
      );
    },
  });

/** Marks a task as deleted. Undo with `useUpdateTask` and `isDeleted: false`. */
export const useDeleteTask = () =>
  useMutation({
    mutationFn: ({ taskId, version: seen }: DeleteTask, { client }) =>
      changeInOrder(
        client,
        `task ${taskId}`,
        seen,
        async (version) => (await call(taskEndpoints.remove, { taskId, version })).task,
      ),
    ...change<DeleteTask>(({ taskId }) => ({ id: taskId, isDeleted: true })),
  });
