import { expect, it } from 'vitest';
import { dueGroupOf, groupByDue } from './taskDue';
import type { Task } from './tasks.contract';

// A Friday.
const today = '2026-11-20';

it.each([
  [null, false, 'none'],
  ['2026-11-19', false, 'overdue'],
  ['2026-11-19', true, 'earlier'],
  ['2026-11-20', true, 'today'],
  ['2026-11-20T09:00:00Z', false, 'today'],
  ['2026-11-21', false, 'week'],
  ['2026-11-22', false, 'week'],
  ['2026-11-23', false, 'later'],
])('a task with the due date %s and completed %s is in the group %s', (dueDate, isCompleted, group) => {
  expect(dueGroupOf({ dueDate, isCompleted }, today)).toBe(group);
});

it('on a Sunday, a task due tomorrow is not due this week', () => {
  expect(dueGroupOf({ dueDate: '2026-11-23', isCompleted: false }, '2026-11-22')).toBe('later');
});

it('groups keep the order of their tasks, and empty groups are left out', () => {
  const task = (id: number, dueDate: string | null) => ({ id, dueDate, isCompleted: false }) as Task;
  const groups = groupByDue([task(1, null), task(2, '2026-11-20'), task(3, '2026-11-20')], today);
  expect(groups.map(({ group, tasks }) => [group, tasks.map(({ id }) => id)])).toEqual([
    ['today', [2, 3]],
    ['none', [1]],
  ]);
});
