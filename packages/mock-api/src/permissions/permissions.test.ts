import { permissionListSchema, permissionRoles, type Permission } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const list = '/apps/permissions/data';
const add = '/apps/permissions/add-permission';
const update = '/apps/permissions/update-permission';
const remove = '/apps/permissions/delete';
const all = (await startApi().get(list)).data.allData as Permission[];
const allOf = async ({ get }: ReturnType<typeof startApi>) => (await get(list)).data.allData as Permission[];

describe('demo permissions', () => {
  it('the demo data contains nine permissions', () => {
    expect(all.map(({ name }) => name)).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ]);
    expect(all.map(({ isCore }) => isCore)).toContain(true);
    for (const { createdDate } of all) expect(createdDate).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/);
  });

  it.each([
    ['empty', 0],
    ['large', 1000],
  ] as const)('the number of demo permissions with the seed %s is %i', async (seed, total) => {
    const rows = await allOf(startApi({ seed }));
    expect(new Set(rows.map(({ name }) => name)).size).toBe(total);
  });
});

describe('permission list', () => {
  const parameters = fc.record(
    {
      q: fc.oneof(fc.constantFrom('', ' ', ' MANAGE ', '&', "'", 'AM', ', ', '.*', '(', '20', '2026,'), fc.string()),
      page: fc.integer({ min: 1, max: 4 }),
      perPage: fc.constantFrom(1, 3, 10, 1000),
      assignedTo: fc.constantFrom('', ...permissionRoles, 'Manager', 'nobody'),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom('name', 'createdDate'),
    },
    { requiredKeys: [] },
  );

  /** Computes the expected response of the endpoint, with a simple reference implementation. */
  function model({
    q = '',
    page = 1,
    perPage = 10,
    assignedTo = '',
    sort = 'asc',
    sortColumn,
  }: Record<string, unknown>) {
    const wanted = String(q).trim().toLowerCase();
    const rows = all.filter(({ name, createdDate, assignedTo: roles }) => {
      const isFound = name.toLowerCase().includes(wanted) || createdDate.toLowerCase().includes(wanted);
      return isFound && (assignedTo === '' || (roles as unknown[]).includes(assignedTo));
    });
    const collator = new Intl.Collator('en');
    const factor = sort === 'desc' ? -1 : 1;
    if (sortColumn === 'name') rows.sort((a, b) => factor * collator.compare(a.name, b.name));
    if (sortColumn === 'createdDate') {
      rows.sort((a, b) => factor * (Date.parse(a.createdDate) - Date.parse(b.createdDate)));
    }
    const start = (Number(page) - 1) * Number(perPage);
    return { total: rows.length, permissions: rows.slice(start, start + Number(perPage)) };
  }

  it('the permission list matches an independent model of search, filter, order and paging', async () => {
    const { http } = startApi();
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await http.get<unknown>(list, { params, headers: { 'Accept-Language': 'en' } });
        expect(status).toBe(200);
        const { params: understood, allData, ...page } = permissionListSchema.parse(data);
        expect([allData, page]).toEqual([all, model(params)]);
        expect(understood).toEqual({ q: '', page: 1, perPage: 10, assignedTo: '', sort: 'asc', ...params });
      }),
      { numRuns: 100 },
    );
  });

  it.each([{ page: 0 }, { perPage: 1001 }, { perPage: 'ten' }, { sort: 'up' }, { sortColumn: 'id' }])(
    'the permission list rejects %j',
    async (params) => {
      const { status, data } = await startApi().get(list, params);
      expect([status, data]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
    },
  );

  it('names of permissions are translated, searched and sent back in the language of the request', async () => {
    const { http } = startApi();
    const german = { headers: { 'Accept-Language': 'de' } };
    const namesIn = async (language: string, q = '') => {
      const { data } = await http.get<unknown>(list, { params: { q }, headers: { 'Accept-Language': language } });
      return permissionListSchema.parse(data).permissions.map(({ name }) => name);
    };
    expect(await namesIn('de', 'nur ans')).toEqual(['Nur ansehen']);
    expect(await namesIn('en', 'only')).toEqual(['Only View']);
    const { data } = await http.post<{ permission: Permission }>(update, { id: 7, name: 'Nur ansehen' }, german);
    expect(data.permission.name).toBe('Nur ansehen');
    expect((await http.post(add, { permission: { name: 'Verwaltung' } }, german)).status).toBe(409);
    expect(await namesIn('en', 'only')).toEqual(['Only View']);
    expect(await namesIn('ar', 'العرض')).toEqual(['العرض فقط']);
  });

  it('the permission list has no rows but the correct total beyond its last page', async () => {
    expect((await startApi().get(list, { page: 2 })).data).toMatchObject({ permissions: [], total: 9, allData: all });
  });
});

describe('adding a permission', () => {
  it('adds a new permission at the top of the list, assigned to administrators and dated in local time', async () => {
    const server = startApi();
    server.clock.now = new Date(2026, 10, 5, 0, 7);
    const { status, data } = await server.post(add, {
      permission: { name: '  Taste the soup ', assignedTo: ['user'] },
    });
    expect([status, data.permission]).toEqual([
      201,
      {
        id: 10,
        name: 'Taste the soup',
        assignedTo: ['administrator'],
        createdDate: '05 Nov 2026, 12:07 AM',
        isCore: false,
        version: 1,
      },
    ]);
    expect(await allOf(server)).toEqual([data.permission, ...all]);
    server.clock.now = new Date(2026, 10, 15, 13, 30);
    const core = await server.post(add, { permission: { name: 'Taste the stock', isCore: true } });
    expect(core.data.permission).toMatchObject({ isCore: true, createdDate: '15 Nov 2026, 1:30 PM' });
  });

  it.each([
    [{}, { permission: ['required'] }],
    [{ permission: {} }, { name: ['required'] }],
    [{ permission: { name: ' ' } }, { name: ['required'] }],
    [{ permission: { name: 7 } }, { name: ['required'] }],
    [{ permission: { name: 'x'.repeat(61) } }, { name: [{ key: 'maxLength', n: 60 }] }],
  ])('rejects the permission %j', async (body, errors) => {
    const server = startApi();
    const { status, data } = await server.post(add, body);
    expect([status, data]).toEqual([422, expect.objectContaining({ code: 'validation', errors })]);
    expect(await allOf(server)).toEqual(all);
  });

  it.each(['Management', ' ONLY view'])('rejects the existing permission name %j', async (name) => {
    const { status, data } = await startApi().post(add, { permission: { name } });
    expect([status, data]).toEqual([409, expect.objectContaining({ code: 'taken', errors: { name: ['taken'] } })]);
  });
});

describe('changing a permission', () => {
  it('renames a permission and increases its version', async () => {
    const server = startApi();
    const { status, data } = await server.post(update, { id: 4, name: ' Planning ' });
    expect([status, data.permission]).toEqual([201, { ...all[3], name: 'Planning', version: 2 }]);
    expect((await allOf(server))[3]).toEqual(data.permission);
  });

  it('changes the roles of a permission, and the case of its name', async () => {
    const { post } = startApi();
    const body = { id: 4, name: 'PROJECT planning', assignedTo: ['support', 'support'], isCore: true, version: 1 };
    expect((await post(update, body)).data.permission).toMatchObject({
      name: 'PROJECT planning',
      assignedTo: ['support'],
      isCore: true,
    });
  });

  it('reports errors of a permission in this order: unknown ID, outdated version, taken name, invalid fields', async () => {
    const server = startApi();
    await server.post(update, { id: 4, name: 'Planning' });
    const before = await allOf(server);
    const wrong = { name: 'Management', assignedTo: [] };
    const response = async (body: object) => (await server.post(update, body)).data;
    expect(await response({ id: 99, ...wrong })).toMatchObject({ status: 404, subject: 'permission', id: 99 });
    expect(await response({ id: 4, ...wrong, version: 1 })).toMatchObject({
      code: 'version_conflict',
      current: before[3],
    });
    expect(await response({ id: 4, ...wrong, version: 2 })).toMatchObject({ code: 'taken', status: 409 });
    expect(await response({ id: 4, name: 'New', assignedTo: [] })).toMatchObject({ errors: { assignedTo: ['pick'] } });
    expect(await response({ id: 4, name: 'New', assignedTo: ['chef'] })).toMatchObject({
      errors: { 'assignedTo.0': ['pick'] },
    });
    expect(await response({ id: 4, name: '' })).toMatchObject({ status: 422, errors: { name: ['required'] } });
    expect(await response({ id: 4 })).toMatchObject({ status: 422, errors: { name: ['required'] } });
    expect(await response({ name: 'New' })).toMatchObject({ status: 422 });
    expect(await allOf(server)).toEqual(before);
  });
});

describe('removing a permission', () => {
  it('removing a permission hides it, never reuses its ID and can be undone', async () => {
    const server = startApi();
    expect(await server.remove(remove, { id: 9 })).toMatchObject({ status: 200, data: { id: 9 } });
    expect((await server.remove(remove, { id: 9 })).status).toBe(404);
    expect((await server.post(add, { permission: { name: 'New' } })).data.permission.id).toBe(10);
    await server.post('/api/restore', { subject: 'permission', ids: [9] });
    expect((await allOf(server)).slice(1)).toEqual(all);
  });

  it('removing a permission cannot be undone once the name is used again', async () => {
    const server = startApi();
    await server.remove(remove, { id: 7 });
    await server.post(add, { permission: { name: 'only VIEW' } });
    expect((await server.post('/api/restore', { subject: 'permission', ids: [7] })).data.code).toBe('taken');
  });

  it('removing a core permission is rejected', async () => {
    const server = startApi();
    expect((await server.remove(remove, { id: 2 })).data).toMatchObject({ status: 409, code: 'core' });
    await server.post(update, { id: 2, name: 'Manage Billing & Roles', isCore: false });
    expect((await server.remove(remove, { id: 2 })).status).toBe(200);
  });

  it.each([
    [{}, 400],
    [{ id: 'x' }, 400],
    [{ id: 0 }, 404],
    [{ id: 10 }, 404],
  ])('removing a permission with %j responds with %i', async (params, status) => {
    expect((await startApi().remove(remove, params)).status).toBe(status);
  });
});

describe('access to permissions', () => {
  it('access to permissions is limited to the owner', async () => {
    const { get, post, remove: del, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('manager');
    const responses = await Promise.all([
      get(list, {}, token),
      post(add, { permission: { name: 'x' } }, token),
      post(update, { id: 1, name: 'x' }, token),
      del(remove, { id: 1 }, token),
    ]);
    for (const { status, data } of responses) expect([status, data.subject]).toEqual([403, 'permission']);
    expect((await get(list)).status).toBe(401);
  });

  it('permissions survive a reload and share no objects with responses', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = startApi({ storage: indexedDbStorage() });
    const { permission } = (await first.post(add, { permission: { name: '<i>\u202E🧂</i>' } })).data;
    permission.assignedTo.push('user');
    await first.remove(remove, { id: 9 });
    const second = startApi({ storage: indexedDbStorage() });
    const rows = await allOf(second);
    expect(rows).toEqual([{ ...permission, assignedTo: ['administrator'] }, ...all.slice(0, 8)]);
    rows[0]!.name = 'spoiled';
    expect((await allOf(second))[0]!.name).toBe('<i>\u202E🧂</i>');
  });
});
