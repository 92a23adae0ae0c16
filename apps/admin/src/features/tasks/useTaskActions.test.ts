import type { Task } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { useTaskActions } from './useTaskActions';

const task: Task = {
  id: 4,
  title: 'Order napkins',
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  rank: 1,
  version: 1,
};
const current = { ...task, dueDate: '2026-11-21', version: 2 };

it('a bulk change of tasks asks before it overwrites a newer value', async () => {
  const move = { dueDate: '2026-11-22' };
  expect(await overwriteQuestion(useTaskActions, current, ({ change }) => change([task], 'moved', move))).toEqual([
    [{ name: 'dueDate', restored: '2026-11-22', current: '2026-11-21' }],
  ]);
});

it('deleting tasks asks about a task that was changed in the meantime', async () => {
  expect(await overwriteQuestion(useTaskActions, current, ({ remove }) => remove([task]))).toEqual([[]]);
});
