import { addDays, weekdayOf } from '../time/businessDay';
import type { Task } from './tasks.contract';

/** Groups of tasks by due date, in order. `earlier` are completed tasks that were due before today. */
export const dueGroups = ['overdue', 'today', 'week', 'later', 'none', 'earlier'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Returns the group of a task on a date (`YYYY-MM-DD`). A week ends on Sunday. */
export function dueGroupOf({ dueDate, isCompleted }: Pick<Task, 'dueDate' | 'isCompleted'>, today: string): DueGroup {
  if (dueDate === null) return 'none';
  const day = dueDate.slice(0, 10);
  if (day < today) return isCompleted ? 'earlier' : 'overdue';
  if (day === today) return 'today';
  return day <= addDays(today, 7 - weekdayOf(today)) ? 'week' : 'later';
}

/** Groups tasks by due date, in the order of the groups. Omits empty groups. */
export const groupByDue = (tasks: readonly Task[], today: string): { group: DueGroup; tasks: Task[] }[] =>
  dueGroups
    .map((group) => ({ group, tasks: tasks.filter((task) => dueGroupOf(task, today) === group) }))
    .filter(({ tasks: members }) => members.length > 0);
