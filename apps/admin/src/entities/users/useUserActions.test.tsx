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
import type { User } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { useUserActions } from './useUserActions';

const { adapter } = http.defaults;
afterEach(() => {
  askOverwrite(null);
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

const user: User = {
  id: 4,
  fullName: 'Tomás Reyes',
  company: 'Quay Street',
  role: 'subscriber',
  username: 'tomas.reyes',
  country: 'Portugal',
  contact: '',
  email: 'tomas@larder.example',
  currentPlan: 'basic',
  status: 'active',
  avatar: '',
  version: 1,
};

it('a bulk change of users asks before it overwrites a newer value', async () => {
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const current = { ...user, status: 'pending', version: 2 };
  http.defaults.adapter = async () => {
    throw new ApiError({ status: 409, code: 'version_conflict', problem: { current } });
  };
  const { result } = renderHook(() => ({ actions: useUserActions(), question: useOverwriteQuestion() }), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  await act(() => result.current.actions.setStatus([user], 'inactive'));
  expect(result.current.question?.conflicts.map((conflict) => conflictFields(conflict))).toEqual([
    [{ name: 'status', restored: 'inactive', current: 'pending' }],
  ]);
});
