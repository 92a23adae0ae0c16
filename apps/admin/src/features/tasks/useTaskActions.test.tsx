import {
  ApiError,
  askOverwrite,
  conflictFields,
  createQueryClient,
  DomainProvider,
  endSession,
  http,
  useOverwriteQuestion,
} from '@larder/domain';
import type { Task } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { useTaskActions } from './useTaskActions';

const { adapter } = http.defaults;
afterEach(() => {
  askOverwrite(null);
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

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

it('a bulk change of tasks asks before it overwrites a newer value', async () => {
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const current = { ...task, dueDate: '2026-11-21', version: 2 };
  http.defaults.adapter = async () => {
    throw new ApiError({ status: 409, code: 'version_conflict', problem: { current } });
  };
  const { result } = renderHook(() => ({ actions: useTaskActions(), question: useOverwriteQuestion() }), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  await act(() => result.current.actions.change([task], 'moved', { dueDate: '2026-11-22' }));
  expect(result.current.question?.conflicts.map((conflict) => conflictFields(conflict))).toEqual([
    [{ name: 'dueDate', restored: '2026-11-22', current: '2026-11-21' }],
  ]);
});
