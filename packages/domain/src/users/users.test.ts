import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByColumn, countUsers, filterUsers, isPaidPlan, isRoleAbove, isTaken, sortUsers } from './users';
import {
  newUserSchema,
  userListParametersSchema,
  userPlans,
  userRoles,
  userStatuses,
  type User,
} from './users.contract';
import { userSortColumns } from './userSorting.contract';

const text = fc.constantFrom('', 'Ada', 'ada', 'Åsa', 'Zoë', 'item 2', 'item 10');
const user: fc.Arbitrary<User> = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  fullName: text,
  company: text,
  role: fc.constantFrom(...userRoles),
  username: text,
  country: text,
  contact: text,
  email: text,
  currentPlan: fc.constantFrom(...userPlans),
  status: fc.constantFrom(...userStatuses),
  avatar: text,
});
const users = fc.array(user, { maxLength: 12 });
const none = { q: '', role: '', currentPlan: '', status: '', restaurant: '' };

describe('sortUsers', () => {
  it('sorts users stably without mutating the list, missing values last in both directions', () => {
    const order = fc.constantFrom('asc' as const, 'desc' as const);
    fc.assert(
      fc.property(users, fc.constantFrom(...userSortColumns), order, (list, column, direction) => {
        const before = [...list];
        const sorted = sortUsers(list, column, direction, 'en');
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        const { compare } = new Intl.Collator('en', { numeric: true });
        const sign = direction === 'asc' ? 1 : -1;
        const rightOrder = sorted.slice(1).every((right, index) => {
          const left = sorted[index]!;
          if (right[column] === '') return true;
          if (left[column] === '') return false;
          return sign * compare(left[column], right[column]) <= 0;
        });
        expect(rightOrder).toBe(true);
        expect(sortUsers(sorted, column, direction, 'en')).toEqual(sorted);
      }),
    );
  });

  it("sorts numbers numerically and text with the locale's collation", () => {
    const named = (...names: string[]) => names.map((fullName, id) => ({ id, fullName }) as User);
    const order = (list: User[], locale: string) =>
      sortUsers(list, 'fullName', 'asc', locale).map((row) => row.fullName);
    expect(order(named('item 10', 'item 2'), 'en')).toEqual(['item 2', 'item 10']);
    expect(order(named('Zoë', 'Åsa', 'Ada'), 'en')).toEqual(['Ada', 'Åsa', 'Zoë']);
    expect(order(named('Zoë', 'Åsa', 'Ada'), 'sv')).toEqual(['Ada', 'Zoë', 'Åsa']);
  });
});

describe('filterUsers', () => {
  it('returns the users of a restaurant', () => {
    const at = (id: number, restaurantIds?: string[]) => ({ id, username: '', fullName: '', restaurantIds }) as User;
    const list = [at(1, ['nyc', 'lis']), at(2, ['lis']), at(3)];
    expect(filterUsers(list, { ...none, restaurant: 'nyc' }).map(({ id }) => id)).toEqual([1]);
    expect(filterUsers(list, { ...none, restaurant: 'lis' }).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('returns the users on a paid plan', () => {
    const on = (id: number, currentPlan: User['currentPlan']) =>
      ({ id, username: '', fullName: '', currentPlan }) as User;
    const list = [on(1, 'team'), on(2, 'basic'), on(3, 'enterprise')];
    expect(filterUsers(list, { ...none, currentPlan: 'paid' }).map(({ id }) => id)).toEqual([1, 3]);
    expect(filterUsers(list, { ...none, currentPlan: 'team' }).map(({ id }) => id)).toEqual([1]);
  });

  it('returns all users without filters, and combines filters', () => {
    fc.assert(
      fc.property(users, fc.string(), fc.constantFrom('', ...userRoles, 'x'), (list, q, role) => {
        expect(filterUsers(list, none)).toEqual(list);
        const both = filterUsers(list, { ...none, q, role });
        expect(filterUsers(filterUsers(list, { ...none, q }), { ...none, role })).toEqual(both);
      }),
    );
  });
});

describe('user counts', () => {
  it('user counts add up to the total', () => {
    fc.assert(
      fc.property(users, (list) => {
        const { total, paid, active, pending } = countUsers(list);
        expect([total, paid]).toEqual([list.length, list.filter(isPaidPlan).length]);
        const byStatus = countByColumn(list, 'status');
        expect([byStatus.active ?? 0, byStatus.pending ?? 0]).toEqual([active, pending]);
        expect(Object.values(byStatus).reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(total);
      }),
    );
  });
});

describe('isTaken', () => {
  const list = [{ id: 1, username: 'ada', email: 'Ada@larder.example' }] as User[];
  it.each([
    ['email', ' ADA@larder.example ', undefined, true],
    ['email', 'ada@larder.example', 1, false],
    ['username', 'Ada', 2, true],
    ['username', 'bea', undefined, false],
  ] as const)('checks whether the %s %s is taken, except by user %s: %s', (field, value, ownId, wanted) => {
    expect(isTaken(list, field, value, ownId)).toBe(wanted);
  });
});

describe('user contract', () => {
  it('the user contract fills in defaults', () => {
    expect(userListParametersSchema.parse({})).toEqual({ ...none, page: 1, perPage: 10, sort: 'asc' });
    const person = {
      fullName: 'Ada Vale',
      username: 'ada.vale',
      email: 'ada@larder.example',
      contact: '+1 212 555 0199',
      company: 'Quay Street',
      country: 'Ireland',
      role: 'editor',
      currentPlan: 'team',
    };
    expect(newUserSchema.parse(person)).toEqual({ ...person, status: 'active', avatar: '' });
  });
});

it('ranks roles: no role is above the owner, and unknown roles are the lowest', () => {
  expect(isRoleAbove('Owner', 'Project Manager')).toBe(true);
  expect(isRoleAbove('Project Manager', 'Owner')).toBe(false);
  expect(isRoleAbove('Owner', 'Owner')).toBe(false);
  expect(isRoleAbove('subscriber', 'no-such-role')).toBe(true);
});
