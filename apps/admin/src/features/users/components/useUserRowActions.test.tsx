import { createQueryClient, DomainProvider, endSession } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UserActions } from '../../../entities/users/useUserActions';
import { useUserRowActions } from './useUserRowActions';
import { startTestSession } from '../../../testing/testSession';

const actions = { selfId: 1 } as UserActions;
const self: User = {
  id: 1,
  fullName: 'Maren Holt',
  company: 'Saltmarsh',
  role: 'admin',
  username: 'maren.holt',
  country: 'Wales',
  contact: '+44 20 7946 0000',
  email: 'maren.holt@saltmarsh.example',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
  version: 1,
};

beforeEach(() => startTestSession({ ...self, ability: [{ action: 'manage', subject: 'all' }] }));
afterEach(() => {
  cleanup();
  endSession('signed-out');
});

function actionsOf(user: User) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { result } = renderHook(
    () => useUserRowActions({ actions, onEdit: () => undefined, onDelete: () => undefined }),
    {
      wrapper: ({ children }) => (
        <DomainProvider queryClient={createQueryClient()}>
          <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
        </DomainProvider>
      ),
    },
  );
  return result.current(user).map(({ id, disabled, description }) => [id, disabled ? description : 'enabled']);
}

it('users cannot deactivate or delete themselves', () => {
  expect(actionsOf(self)).toEqual([
    ['view', 'enabled'],
    ['edit', 'enabled'],
    ['deactivate', 'users.actions.notYourselfStatus'],
    ['copy', 'enabled'],
    ['delete', 'users.actions.notYourself'],
  ]);
});

it('users can deactivate and delete others', () => {
  expect(actionsOf({ ...self, id: 2 })).toEqual(
    ['view', 'edit', 'deactivate', 'copy', 'delete'].map((id) => [id, 'enabled']),
  );
});
