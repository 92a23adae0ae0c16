import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { countDue } from './tasks';
import { taskEndpoints, type Task, type TaskListParameters } from './tasks.contract';

export const taskKeys = entityKeys('tasks');

/** The tasks of a view; while the next ones load the former stay. */
export const tasksQuery = (parameters: TaskListParameters) =>
  queryOptions({
    queryKey: taskKeys.list(parameters),
    queryFn: ({ signal }) => call(taskEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTasks = (parameters: TaskListParameters) => useQuery(tasksQuery(parameters));

/** By the reader's own calendar, as their due dates are. */
const countDueToday = (tasks: readonly Task[]) => countDue(tasks, new Date().toLocaleDateString('en-CA'));

/** Tasks overdue and due today, asked for every minute; nothing is asked for while they are not wanted. */
export const useDueTasks = (enabled: boolean) =>
  useQuery({ ...tasksQuery({}), enabled, refetchInterval: 60_000, select: countDueToday }).data;
