import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { countDue } from './tasks';
import { taskEndpoints, type Task, type TaskListParameters } from './tasks.contract';

export const taskKeys = entityKeys('tasks');

/** The tasks of a view. Keeps the previous ones while the next load. */
export const tasksQuery = (parameters: TaskListParameters) =>
  queryOptions({
    queryKey: taskKeys.list(parameters),
    queryFn: ({ signal }) => call(taskEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTasks = (parameters: TaskListParameters) => useQuery(tasksQuery(parameters));

/** Compares due dates with today's local date. */
const countDueToday = (tasks: readonly Task[]) => countDue(tasks, new Date().toLocaleDateString('en-CA'));

/** Numbers of tasks that are overdue and due today, refetched every minute while `enabled`. */
export const useDueTasks = (enabled: boolean) =>
  useQuery({ ...tasksQuery({}), enabled, refetchInterval: 60_000, select: countDueToday }).data;
