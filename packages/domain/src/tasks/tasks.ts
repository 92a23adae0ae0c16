import { includesText, sortRows } from '../lists/lists';
import type { TaskFilter, TaskOrder } from './taskCodes';
import type { Task, TaskChanges, TaskListQuery } from './tasks.contract';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the searchable text of a due date: `Nov 5, 2026`, independent of the time zone. */
function dueDateText(dueDate: string | null): string {
  const [year, month, day] = (dueDate ?? '').slice(0, 10).split('-').map(Number);
  return year && month && day ? `${months[month - 1]} ${day}, ${year}` : '';
}

const fits: Record<TaskFilter | '', (task: Task) => boolean> = {
  '': ({ isDeleted }) => !isDeleted,
  important: ({ isDeleted, isImportant }) => !isDeleted && isImportant,
  completed: ({ isDeleted, isCompleted }) => !isDeleted && isCompleted,
  deleted: ({ isDeleted }) => isDeleted,
};

/** Searches title, tags and due date. An empty filter hides deleted tasks; an empty tag doesn't filter. */
export const filterTasks = <T extends Task>(
  tasks: readonly T[],
  { q, filter, tag }: Omit<TaskListQuery, 'sortBy'>,
): T[] =>
  tasks.filter(
    (task) =>
      fits[filter](task) &&
      (tag === '' || task.tags.some((entry) => entry === tag)) &&
      includesText(q, task.title, ...task.tags, dueDateText(task.dueDate)),
  );

const latestFirst = <T extends Task>(tasks: readonly T[]) => tasks.toSorted((left, right) => right.id - left.id);

/** Sorts by the given order. Ties: latest first. */
export function sortTasks<T extends Task>(tasks: readonly T[], order: TaskOrder | 'rank', locale?: string): T[] {
  const latest = latestFirst(tasks);
  switch (order) {
    case 'rank':
      return sortRows(latest, ({ rank }) => rank);
    case 'title-asc':
    case 'title-desc':
      return sortRows(latest, ({ title }) => title, order === 'title-asc' ? 'asc' : 'desc', locale);
    case 'assignee':
      return sortRows(latest, ({ assignee }) => assignee?.fullName, 'asc', locale);
    case 'due-date':
      return sortRows(latest, ({ dueDate }) => (dueDate === null ? null : Date.parse(dueDate)));
    default:
      return latest;
  }
}

/**
 * Returns the rank changes that move a task to a position: only its rank if there is a gap, otherwise all ranks that
 * differ.
 */
export function moveTask(shown: readonly Task[], id: number, place: number): Pick<Task, 'id' | 'rank'>[] {
  const others = shown.filter((task) => task.id !== id);
  const [above, below] = [others[place - 1], others[place]];
  const [from, to] = [above?.rank, below?.rank];
  if (!above && to !== undefined) return [{ id, rank: to - 1 }];
  if (!below && from !== undefined) return [{ id, rank: from + 1 }];
  if (from !== undefined && to !== undefined) {
    const rank = from + (to - from) / 2;
    if (rank > from && rank < to) return [{ id, rank }];
  }
  const order = others.map((task) => task.id).toSpliced(place, 0, id);
  return order
    .map((each, rank) => ({ id: each, rank }))
    .filter((change) => shown.find((task) => task.id === change.id)?.rank !== change.rank);
}

/**
 * Returns the rank changes that lead from one order of the shown tasks to another. If one task was moved, only that one
 * changes where possible; otherwise the tasks exchange their ranks.
 */
export function reorderTasks(shown: readonly Task[], next: readonly Pick<Task, 'id'>[]): Pick<Task, 'id' | 'rank'>[] {
  const ids = next.map(({ id }) => id);
  const moved = shown.find(({ id }) => {
    const [before, after] = [shown.map((task) => task.id), ids].map((list) => list.filter((each) => each !== id));
    return before!.every((each, index) => each === after![index]);
  });
  if (moved && shown[ids.indexOf(moved.id)] !== moved) return moveTask(shown, moved.id, ids.indexOf(moved.id));
  const ranks = shown.map(({ rank }) => rank);
  const areDistinct = ranks.every((rank) => rank !== undefined) && new Set(ranks).size === ranks.length;
  const sorted = areDistinct ? (ranks as number[]).toSorted((one, other) => one - other) : ids.map((_, index) => index);
  return ids
    .map((id, index) => ({ id, rank: sorted[index] }))
    .filter(({ id, rank }) => shown.find((task) => task.id === id)?.rank !== rank);
}

/** Applies changes to a task. Omitted fields stay, `null` clears a field. */
export function changeTask<T extends Task>(task: T, { version: _seen, ...changes }: Omit<TaskChanges, 'id'>): T {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...task,
    ...given,
    description: changes.description === undefined ? task.description : (changes.description ?? ''),
  };
}

/** Counts the tasks of each sidebar link. `all`, `important` and `tags` include only open tasks. */
export function countTasks(tasks: readonly Task[]) {
  const open = tasks.filter(({ isDeleted, isCompleted }) => !isDeleted && !isCompleted);
  const tags: Partial<Record<string, number>> = {};
  for (const tag of open.flatMap((task) => task.tags)) tags[tag] = (tags[tag] ?? 0) + 1;
  return {
    all: open.length,
    important: open.filter(({ isImportant }) => isImportant).length,
    completed: tasks.filter(({ isDeleted, isCompleted }) => !isDeleted && isCompleted).length,
    deleted: tasks.filter(({ isDeleted }) => isDeleted).length,
    tags,
  };
}

/** Counts the open tasks due before a date (`YYYY-MM-DD`), and those due on it. */
export function countDue(tasks: readonly Pick<Task, 'dueDate' | 'isCompleted' | 'isDeleted'>[], day: string) {
  const due = tasks.flatMap(({ isDeleted, isCompleted, dueDate }) =>
    isDeleted || isCompleted || dueDate === null ? [] : dueDate.slice(0, 10),
  );
  return { overdue: due.filter((date) => date < day).length, today: due.filter((date) => date === day).length };
}
