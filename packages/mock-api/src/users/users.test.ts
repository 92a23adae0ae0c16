import {
  userListSchema,
  userPlans,
  userRoles,
  userSortColumns,
  userStatuses,
  type User,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const list = '/api/users/list/data';
const all = '/api/users/list/all-data';
const one = '/api/users/user';
const everyone = (await startApi().get(all)).data as User[];

const countOf = (column: 'role' | 'currentPlan' | 'status') =>
  Object.fromEntries([...Map.groupBy(everyone, (user) => user[column])].map(([key, users]) => [key, users.length]));

describe('demo users', () => {
  it('the demo data contains fifty users with every role, plan and status, about a third without a picture', () => {
    expect(everyone).toHaveLength(50);
    expect(countOf('role')).toEqual({
      subscriber: 12,
      maintainer: 11,
      admin: 10,
      editor: 8,
      author: 7,
      Owner: 1,
      'Project Manager': 1,
    });
    expect(Object.keys(countOf('currentPlan')).toSorted()).toEqual(['basic', 'company', 'enterprise', 'team']);
    expect(Object.keys(countOf('status')).toSorted()).toEqual(['active', 'inactive', 'pending']);
    const bare = everyone.filter(({ avatar }) => avatar === '').length;
    expect(bare).toBeGreaterThanOrEqual(15);
    expect(bare).toBeLessThanOrEqual(20);
  });

  it('demo users have unique IDs, names and addresses', () => {
    for (const field of ['id', 'username', 'email', 'fullName'] as const) {
      expect(new Set(everyone.map((user) => user[field])).size).toBe(50);
    }
    expect(everyone.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('demo users are deterministic', async () => {
    expect((await startApi().get(all)).data).toEqual(everyone);
  });

  it.each([
    ['empty', 3],
    ['large', 10_000],
  ] as const)('the number of demo users with the seed %s is %i', async (seed, total) => {
    expect((await startApi({ seed }).get(list)).data.total).toBe(total);
  });
});

describe('user list', () => {
  const parameters = fc.record(
    {
      q: fc.oneof(
        fc.constantFrom('', '  ', ' MAREN ', 'o', 'é', 'ليلى', '.', '.*', '%', '\\', '[a', 'holt maren', 'van der'),
        fc.string(),
      ),
      role: fc.constantFrom('', ...userRoles, 'Admin', 'nobody'),
      currentPlan: fc.constantFrom('', ...userPlans, 'toString'),
      status: fc.constantFrom('', ...userStatuses, 'closed'),
      page: fc.integer({ min: 1, max: 9 }),
      perPage: fc.constantFrom(1, 7, 10, 50, 1000),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom(...userSortColumns),
    },
    { requiredKeys: [] },
  );

  /** Computes the expected response of the endpoint, with a simple reference implementation. */
  function model({
    q = '',
    page = 1,
    perPage = 10,
    sort = 'asc',
    sortColumn,
    ...exact
  }: Partial<Record<string, unknown>>) {
    const wanted = String(q).trim().toLowerCase();
    const rows: User[] = [];
    for (const user of everyone) {
      const fits = Object.entries(exact).every(([key, value]) => value === '' || user[key as 'role'] === value);
      if (
        fits &&
        `${user.username}\n${user.fullName}`
          .toLowerCase()
          .split('\n')
          .some((text) => text.includes(wanted))
      )
        rows.push(user);
    }
    if (sortColumn) {
      const collator = new Intl.Collator('en', { numeric: true });
      rows.sort((a, b) => {
        const order = collator.compare(a[sortColumn as 'email'], b[sortColumn as 'email']);
        return (sort === 'desc' ? -order : order) || a.id - b.id;
      });
    }
    const first = (Number(page) - 1) * Number(perPage);
    return { users: rows.filter((_, index) => index >= first && index < first + Number(perPage)), total: rows.length };
  }

  it('the user list matches an independent model of filter, order and paging', async () => {
    const { http } = startApi();
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await http.get<unknown>(list, { params, headers: { 'Accept-Language': 'en' } });
        expect(status).toBe(200);
        expect(userListSchema.parse(data)).toEqual(model(params));
      }),
      { numRuns: 300 },
    );
  });

  it('the user list keeps the stored order after a sorted request', async () => {
    const { get } = startApi();
    await get(list, { sortColumn: 'fullName', sort: 'desc' });
    expect((await get(list, { perPage: 50 })).data.users).toEqual(everyone);
    expect((await get(all)).data).toEqual(everyone);
  });

  it.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'two' },
    { page: '1e3' },
    { perPage: 0 },
    { perPage: 1001 },
    { perPage: '' },
    { sort: 'up' },
    { sortColumn: 'password' },
    { sortColumn: '__proto__' },
  ])('the user list rejects %j', async (params) => {
    const { status, data, headers } = await startApi().get(list, params);
    expect([status, data]).toEqual([400, expect.objectContaining({ code: 'malformed', status: 400 })]);
    expect(headers['content-type']).toBe('application/problem+json');
  });

  it.each([6, 1_000_000, '99999999999999999999'])(
    'the user list has no rows but the correct total beyond its last page: page %s',
    async (page) => {
      expect((await startApi().get(list, { page })).data).toEqual({ users: [], total: 50 });
    },
  );
});

describe('a single user', () => {
  it('a user is found by ID', async () => {
    expect((await startApi().get(one, { id: 7 })).data).toEqual({ user: everyone[6] });
  });

  it.each([0, -1, 51, 999_999_999_999])('requesting a user with the ID %i returns 404', async (id) => {
    const { status, data } = await startApi().get(one, { id });
    expect([status, data]).toEqual([404, expect.objectContaining({ code: 'not_found', subject: 'user', id })]);
  });

  it.each([{}, { id: '' }, { id: 'seven' }, { id: 1.5 }, { id: [1, 2] }])(
    'requesting a user with %j returns 400',
    async (params) => {
      const { get, remove } = startApi();
      expect((await get(one, params)).status).toBe(400);
      expect((await remove('/apps/users/delete', params)).status).toBe(400);
    },
  );
});
