import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { taskEndpoints, type TaskListParameters } from './tasks.contract';

export const taskKeys = {
  all: ['tasks'] as const,
  lists: () => [...taskKeys.all, 'list'] as const,
  list: (parameters: TaskListParameters) => [...taskKeys.lists(), parameters] as const,
};

/** The tasks of a view; while the next ones load the former stay. */
export const tasksQuery = (parameters: TaskListParameters) =>
  queryOptions({
    queryKey: taskKeys.list(parameters),
    queryFn: ({ signal }) => call(taskEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTasks = (parameters: TaskListParameters) => useQuery(tasksQuery(parameters));
