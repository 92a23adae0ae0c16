import { tasksQuery, type QueryClient } from '@larder/domain';
import type { TaskFilter, TaskListParameters, TaskTag } from '@larder/domain/contract';
import type { TasksSearch } from './tasksSearch';

/** The list that the path names: all open and completed tasks by default. */
export interface TaskPlace {
  filter?: TaskFilter;
  tag?: TaskTag;
}

/** Returns the input of the list endpoint. */
export const taskParameters = ({ filter, tag }: TaskPlace, { q, sortBy }: TasksSearch): TaskListParameters => ({
  q: q ?? '',
  filter: filter ?? '',
  tag: tag ?? '',
  sortBy: sortBy ?? 'latest',
});

/** All tasks and the deleted ones, for the counts. */
export const allTasks = taskParameters({}, {});
export const deletedTasks = taskParameters({ filter: 'deleted' }, {});

/** Starts the queries of the page without waiting: the page shows its loading and error states. */
export async function loadTasks(queryClient: QueryClient, place: TaskPlace, search: TasksSearch) {
  for (const parameters of [taskParameters(place, search), allTasks, deletedTasks])
    void queryClient.prefetchQuery(tasksQuery(parameters));
}
