import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { taskEndpoints, type TaskListParameters } from './tasks.contract';

export const taskKeys = entityKeys('tasks');

/** Queries the tasks of a view. Keeps the previous ones while the next load. */
export const tasksQuery = (parameters: TaskListParameters) =>
  queryOptions({
    queryKey: taskKeys.list(parameters),
    queryFn: ({ signal }) => call(taskEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTasks = (parameters: TaskListParameters) => useQuery(tasksQuery(parameters));
