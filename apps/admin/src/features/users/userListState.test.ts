import type { User } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import {
  columnFiltersOf,
  isFiltered,
  neighboursOf,
  searchOfColumnFilters,
  userListParameters,
  usersOfSearch,
} from './userListState';

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

describe('the state of the list', () => {
  it('asks for the stored order where no column is chosen', () => {
    expect(userListParameters({})).toEqual({ q: '', page: 1, perPage: 10, role: '', currentPlan: '', status: '' });
    expect(userListParameters({ sortColumn: 'email' })).toMatchObject({ sort: 'asc', sortColumn: 'email' });
  });

  it('knows whether something is filtered', () => {
    expect(isFiltered({ page: 2, sortColumn: 'role' })).toBe(false);
    expect(isFiltered({ status: 'active' })).toBe(true);
  });

  it('finds and orders what is all here as the server would', () => {
    expect(usersOfSearch(people, { sortColumn: 'fullName' }, 'en').map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(usersOfSearch(people, { status: 'pending' }, 'en').map(({ id }) => id)).toEqual([2]);
  });

  it('names the neighbours of a person', () => {
    expect(neighboursOf(people, 1)).toEqual({ previous: undefined, next: people[1] });
    expect(neighboursOf(people, 3)).toEqual({ previous: people[1], next: undefined });
    expect(neighboursOf(people, 9)).toEqual({});
  });
});

it('what the heads narrow by is what the address says, there and back', () => {
  const filters = columnFiltersOf({ q: 'a', role: 'editor', status: 'active' });
  expect(filters).toEqual([
    { column: 'role', kind: 'select', values: ['editor'] },
    { column: 'status', kind: 'select', values: ['active'] },
  ]);
  expect(searchOfColumnFilters(filters)).toEqual({ role: 'editor', currentPlan: undefined, status: 'active' });
  expect(searchOfColumnFilters([])).toEqual({ role: undefined, currentPlan: undefined, status: undefined });
});
