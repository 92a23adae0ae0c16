import { useServerNow, useTasks } from '@larder/domain';
import { countTasks, localDate, sortTasks, type Task, type TaskFilter, type TaskTag } from '@larder/domain/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { allTasks, deletedTasks, taskParameters, type TaskPlace } from './tasksQueries';
import type { TasksSearch } from './tasksSearch';

const none: readonly Task[] = [];

/** Returns the list that the path names. The routes reject unknown names. */
export function useTaskPlace(): TaskPlace {
  const { filter, tag } = useParams({ strict: false }) as { filter?: TaskFilter; tag?: TaskTag };
  return useMemo(() => ({ filter, tag }), [filter, tag]);
}

/** Returns the search parameters, the tasks and the counts of the page. */
export function useTasksPage() {
  const place = useTaskPlace();
  const search: TasksSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = localDate(useServerNow());
  const query = useTasks(taskParameters(place, search));
  const all = useTasks(allTasks).data;
  const deleted = useTasks(deletedTasks).data;
  const rows = query.data ?? none;
  const { sortBy, q } = search;
  return {
    place,
    search,
    today,
    query,
    /** Changes the search parameters and stays in the list. */
    show: (changes: Partial<TasksSearch>, replace = false) =>
      void navigate({
        to: '.',
        search: ((previous: TasksSearch) => ({ ...previous, ...changes })) as never,
        replace,
        resetScroll: false,
        // Skips the unsaved-changes prompt, because forms ask before they close.
        ignoreBlocker: true,
      }),
    /** The tasks of the list, in the shown order. */
    tasks: useMemo(() => (sortBy ? rows : sortTasks(rows, 'rank')), [rows, sortBy]),
    /** All tasks that are loaded, deleted ones too. */
    known: useMemo(() => [...(all ?? none), ...(deleted ?? none)], [all, deleted]),
    counts: useMemo(() => all && countTasks([...all, ...(deleted ?? none)]), [all, deleted]),
    /** True if tasks can be moved: the manual order of a whole list. */
    isManual: !sortBy && !q && place.filter !== 'deleted',
  };
}
export type TasksPage = ReturnType<typeof useTasksPage>;
