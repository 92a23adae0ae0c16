import type { User } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { useUserActions } from './useUserActions';

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
const current = { ...user, status: 'pending', version: 2 };

it('a bulk change of users asks before it overwrites a newer value', async () => {
  expect(await overwriteQuestion(useUserActions, current, ({ setStatus }) => setStatus([user], 'inactive'))).toEqual([
    [{ name: 'status', restored: 'inactive', current: 'pending' }],
  ]);
});

it('deleting users asks about a user who was changed in the meantime', async () => {
  expect(await overwriteQuestion(useUserActions, current, ({ deleteUsers }) => deleteUsers([user]))).toEqual([[]]);
});
