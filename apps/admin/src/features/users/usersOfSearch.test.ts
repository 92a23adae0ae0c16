import type { User } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { usersOfSearch } from './usersOfSearch';

const user = (id: number, fullName: string, more: Partial<User> = {}): User => ({
  id,
  fullName,
  company: 'Saltmarsh',
  role: 'editor',
  username: `u${id}`,
  country: 'Norway',
  contact: '+47 22 85 50 50',
  email: `u${id}@saltmarsh.example`,
  currentPlan: 'team',
  status: 'active',
  avatar: '',
  ...more,
});
const people = [user(1, 'Noor'), user(2, 'Åsa', { status: 'pending' }), user(3, 'Bea')];

it('usersOfSearch filters users by status and sorts them by name', () => {
  expect(usersOfSearch(people, { sortColumn: 'fullName' }, 'en').map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(usersOfSearch(people, { status: 'pending' }, 'en').map(({ id }) => id)).toEqual([2]);
});
