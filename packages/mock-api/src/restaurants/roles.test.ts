import { describe, expect, it } from 'vitest';
import { rulesOf, userRoles, type UserRole } from '@larder/domain/contract';
import { createDatabase, databaseVersion } from '../database';
import type { MockStorage } from '../persistence';
import { friday, startApi } from '../testing/api';

/** Starts an API whose three demo accounts all have the rights of a role. */
function apiAs(role: UserRole) {
  const data = createDatabase('default', friday);
  for (const account of data.accounts) account.ability = rulesOf(role);
  const stored = new Map([['snapshot', JSON.stringify({ version: databaseVersion, data })]]);
  const storage: MockStorage = {
    get: async (key) => stored.get(key) ?? null,
    set: async (key, text) => void stored.set(key, text),
    remove: async (key) => void stored.delete(key),
  };
  return startApi({ storage, auth: 'enforce' });
}

const scope = { restaurant: 'all' };
const status = (action: string) => ({ id: 'rst-none', version: 1, action });

/** Every restaurant, staff and job endpoint with its required right. */
const calls: readonly (readonly [right: string, method: 'get' | 'post' | 'remove', path: string, input: object])[] = [
  ['read restaurant', 'get', '/apps/restaurants/list', {}],
  ['read restaurant', 'get', '/apps/restaurants/restaurant', { id: 'rst-none' }],
  ['read restaurant', 'get', '/apps/restaurants/activity', { id: 'rst-none' }],
  ['create restaurant', 'post', '/apps/restaurants/add-restaurant', {}],
  ['update restaurant', 'post', '/apps/restaurants/update-restaurant', { id: 'rst-none' }],
  ['update restaurant', 'post', '/apps/restaurants/change-status', status('pause')],
  ['delete restaurant', 'post', '/apps/restaurants/change-status', status('archive')],
  ['delete restaurant', 'post', '/apps/restaurants/change-status', status('restore')],
  ['read staff', 'get', '/apps/staff/list', scope],
  ['read staff', 'get', '/apps/staff/shifts', scope],
  ['update staff', 'post', '/apps/staff/update-staff', { id: 'stf-none' }],
  ['read job', 'get', '/apps/jobX/openings', scope],
  ['update job', 'post', '/apps/jobX/add-opening', {}],
  ['update job', 'post', '/apps/jobX/update-opening', { id: 'opn-none' }],
  ['update job', 'post', '/apps/jobX/change-opening-status', { id: 'opn-none' }],
  ['read candidate', 'get', '/apps/jobX/candidates', scope],
  ['read candidate', 'get', '/apps/jobX/candidate', { id: 'cnd-none' }],
  ['update candidate', 'post', '/apps/jobX/add-candidate', {}],
  ['update candidate', 'post', '/apps/jobX/update-candidate', { id: 'cnd-none' }],
  ['update candidate', 'post', '/apps/jobX/move-candidate', { id: 'cnd-none' }],
  ['update candidate', 'post', '/apps/jobX/add-note', { id: 'cnd-none' }],
  ['update candidate', 'post', '/apps/jobX/save-interview', { id: 'cnd-none' }],
  ['hire candidate', 'post', '/apps/jobX/hire', { id: 'cnd-none' }],
  ['delete candidate', 'remove', '/apps/jobX/delete-candidate', { id: 'cnd-none' }],
];

/** Roles with each of these rights. */
const table: Record<string, readonly UserRole[]> = {
  'read restaurant': ['admin', 'Owner', 'Project Manager', 'maintainer', 'editor', 'subscriber'],
  'create restaurant': ['admin', 'Owner'],
  'update restaurant': ['admin', 'Owner', 'maintainer'],
  'delete restaurant': ['admin', 'Owner'],
  'read staff': ['admin', 'Owner', 'Project Manager', 'maintainer'],
  'update staff': ['admin', 'Owner'],
  'read job': ['admin', 'Owner', 'Project Manager'],
  'update job': ['admin', 'Owner', 'Project Manager'],
  'read candidate': ['admin', 'Owner', 'Project Manager'],
  'update candidate': ['admin', 'Owner', 'Project Manager'],
  'hire candidate': ['admin', 'Owner'],
  'delete candidate': ['admin', 'Owner'],
};

describe('each role', () => {
  it.each(userRoles)('the role %s can do what its rights allow, and nothing else', async (role) => {
    const api = apiAs(role);
    const { token } = await api.signIn('owner');
    for (const [right, method, path, input] of calls) {
      const { status: code, data } = await api[method](path, input, token);
      const [, subject] = right.split(' ');
      const isAllowed = table[right]!.includes(role);
      expect([right, path, code !== 403]).toEqual([right, path, isAllowed]);
      expect(isAllowed ? {} : data).toMatchObject(isAllowed ? {} : { code: 'forbidden', subject });
    }
  });

  it.each([
    ['Owner', true, true],
    ['Project Manager', false, true],
    ['maintainer', false, false],
  ] as const)('the role %s sees wages of staff: %s, of openings: %s', async (role, staffWage, jobWage) => {
    const api = apiAs(role);
    const { token } = await api.signIn('owner');
    const { data } = await api.get('/apps/staff/list', scope, token);
    expect(data.staff.some(({ wage }: { wage: number | null }) => wage !== null)).toBe(staffWage);
    const { data: jobs } = await api.get('/apps/jobX/openings', scope, token);
    expect((jobs.openings ?? []).some(({ wage }: { wage: object | null }) => wage !== null)).toBe(jobWage);
  });

  it('managers get no data of restaurants outside their workplaces', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('manager');
    for (const path of ['/apps/staff/list', '/apps/staff/shifts', '/apps/jobX/openings', '/apps/jobX/candidates']) {
      const { status: code, data } = await api.get(path, { restaurant: 'rst-tyo' }, token);
      expect([code, Object.keys(data as object)]).not.toContain('staff');
      expect(code).toBe(403);
      const all = JSON.stringify((await api.get(path, { ...scope, perPage: 100 }, token)).data);
      expect(all).not.toContain('rst-tyo');
    }
    for (const id of ['cnd-9', 'cnd-28']) {
      expect((await api.get('/apps/jobX/candidate', { id }, token)).status).toBe(404);
    }
    expect((await api.post('/apps/jobX/update-opening', { id: 'opn-7', version: 1, set: {} }, token)).status).toBe(404);
    expect((await api.post('/apps/staff/update-staff', { id: 'stf-30', version: 1, set: {} }, token)).status).toBe(404);
  });
});
