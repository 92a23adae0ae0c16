import type { User } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { restaurantsAfter, useUserActions } from './useUserActions';

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

it.each<[ids: string[], isMember: boolean, after: string[] | undefined]>([
  [['quay'], true, ['quay', 'hill']],
  [['quay', 'hill'], true, undefined],
  [['quay', 'hill'], false, ['quay']],
  [['quay'], false, undefined],
  [['hill'], false, undefined],
])('the restaurants %j of a user become, with membership %s, %j', (restaurantIds, isMember, after) => {
  expect(restaurantsAfter({ ...user, restaurantIds }, 'hill', isMember)).toEqual(after);
});

it('users cannot remove themselves from a restaurant', () => {
  const both = { ...user, restaurantIds: ['quay', 'hill'] };
  expect(restaurantsAfter(both, 'hill', false, user.id)).toBeUndefined();
  expect(restaurantsAfter(both, 'hill', false, user.id + 1)).toEqual(['quay']);
  expect(restaurantsAfter(both, 'pier', true, user.id)).toEqual(['quay', 'hill', 'pier']);
});

it('adding users to a restaurant keeps newer restaurants, and asks', async () => {
  const moved = { ...user, restaurantIds: ['hill'], version: 2 };
  const before = { ...user, restaurantIds: ['quay'] };
  expect(
    await overwriteQuestion(useUserActions, moved, ({ setMember }) =>
      setMember([before], { _id: 'pier', name: 'Pier' }, true),
    ),
  ).toEqual([[{ name: 'restaurantIds', restored: ['hill', 'pier'], current: ['hill'] }]]);
});
