import { describe, expect, it } from 'vitest';
import type { RestaurantRow } from '@larder/domain/contract';
import { startApi } from '../testing/api';
import { weekOf } from './restaurants.fixtures';

const hour = 3_600_000;
const row = (api: ReturnType<typeof startApi>, id: string) =>
  api.get('/apps/restaurants/restaurant', { id }).then(({ data }) => data.restaurant as RestaurantRow);
const update = '/apps/restaurants/update-restaurant';
const status = '/apps/restaurants/change-status';
const draft = { name: 'Pier 9', locationName: 'Porto', code: ' opo ', timeZone: 'Europe/Lisbon', currency: 'EUR' };

/** Fields required to activate a draft. */
const complete = {
  address: { lines: ['Cais 9'], city: 'Porto', region: '', postcode: '4050-001', country: 'PT' },
  managerId: 'stf-15',
  hours: { main: weekOf('', '12:00-15:00', '', '', '', '', ''), byOrderType: {} },
};

/** Returns the responses of all restaurant and staff endpoints. */
async function everything({ get }: ReturnType<typeof startApi>) {
  const urls = [
    '/apps/restaurants/list',
    '/apps/staff/list?restaurant=all',
    ...['rst-nyc', 'rst-lis', 'rst-tyo'].map((id) => `/apps/restaurants/activity?id=${id}&perPage=100`),
  ];
  return JSON.stringify(await Promise.all(urls.map(async (url) => (await get(url)).data as unknown)));
}

describe('restaurant list', () => {
  it('the restaurant list contains the three restaurants in the order of the workplaces, with their health', async () => {
    const { get } = startApi();
    const { status: code, data } = await get('/apps/restaurants/list');
    expect([code, data.total]).toEqual([200, 3]);
    // A Friday, 20:15 UTC: 15:15 in New York, 20:15 in Lisbon, Saturday 05:15 in Tokyo.
    const health = (data.restaurants as RestaurantRow[]).map(({ id, health: own }) => [
      id,
      own.effectiveStatus,
      own.openState,
      own.nextChangeAt,
      own.businessDate,
      own.staff,
    ]);
    expect(health).toEqual([
      ['rst-nyc', 'active', 'closed', '2026-11-20T22:00:00.000Z', '2026-11-20', 14],
      ['rst-lis', 'active', 'open', '2026-11-21T01:00:00.000Z', '2026-11-20', 14],
      ['rst-tyo', 'active', 'closed', '2026-11-21T02:30:00.000Z', '2026-11-21', 14],
    ]);
  });

  it.each([
    [{ q: ' tokyo ' }, ['rst-tyo']],
    [{ q: 'lis' }, ['rst-lis']],
    [{ q: '.*' }, []],
    [{ status: 'active' }, ['rst-nyc', 'rst-lis', 'rst-tyo']],
    [{ status: 'nonsense' }, []],
    [{ sortColumn: 'name' }, ['rst-lis', 'rst-tyo', 'rst-nyc']],
    [{ sortColumn: 'city', sort: 'desc' }, ['rst-tyo', 'rst-nyc', 'rst-lis']],
  ])('the restaurant list filters and sorts with %o', async (params, wanted) => {
    const { data } = await startApi().get('/apps/restaurants/list', params);
    expect((data.restaurants as RestaurantRow[]).map(({ id }) => id)).toEqual(wanted);
  });

  it('restaurants outside the workplaces of the user are neither listed nor found', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('manager');
    const { data } = await get('/apps/restaurants/list', {}, token);
    expect((data.restaurants as RestaurantRow[]).map(({ id }) => id)).toEqual(['rst-nyc', 'rst-lis']);
    const denied = await get('/apps/restaurants/restaurant', { id: 'rst-tyo' }, token);
    expect([denied.status, denied.data]).toMatchObject([404, { code: 'not_found', subject: 'restaurant' }]);
    expect((await get('/apps/staff/list', { restaurant: 'rst-tyo' }, token)).status).toBe(403);
    expect((await get('/apps/restaurants/activity', { id: 'rst-tyo' }, token)).status).toBe(404);
    const server = await signIn('server');
    expect((await get('/apps/restaurants/list', {}, server.token)).status).toBe(403);
  });

  it.each([{ sort: 'up' }, { sortColumn: 'wage' }])('the restaurant list rejects %o', async (params) => {
    expect((await startApi().get('/apps/restaurants/list', params)).status).toBe(400);
  });
});

describe('adding a restaurant', () => {
  it('adds a draft restaurant with defaults to the workplaces', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('owner');
    const { status: code, data } = await api.post('/apps/restaurants/add-restaurant', { restaurant: draft }, token);
    expect(code).toBe(201);
    expect(data.restaurant).toMatchObject({ id: 'rst-4', code: 'OPO', status: 'draft', version: 1, closeOutHour: 4 });
    expect(data.restaurant.health).toMatchObject({ openState: 'not_started', nextChangeAt: null, staff: 0 });
    expect(data.workPlaces.at(-1)).toMatchObject({ _id: 'rst-4', name: 'Pier 9' });
    expect((await api.get('/apps/restaurants/list', {}, token)).data.total).toBe(4);
    expect((await api.signIn('owner')) as unknown).toMatchObject({ workPlaces: { length: 4 } });
    const { data: log } = await api.get('/apps/restaurants/activity', { id: 'rst-4' }, token);
    expect(log.activity).toMatchObject([{ type: 'add', by: { id: 1, name: 'Maren Holt' } }]);
  });

  it.each([
    [{ ...draft, code: 'NYC' }, 409, { code: ['taken'] }],
    [
      { ...draft, name: ' saltbox & rye', locationName: 'NEW YORK ' },
      409,
      { name: ['taken'], locationName: ['taken'] },
    ],
    [{ ...draft, code: 'P9' }, 422, { 'restaurant.code': ['restaurantCode'] }],
    [{ ...draft, name: ' ' }, 422, { 'restaurant.name': ['required'] }],
    [{ ...draft, name: 'x'.repeat(81) }, 422, { 'restaurant.name': [{ key: 'maxLength', n: 80 }] }],
    [{ ...draft, timeZone: 'Europe/Atlantis' }, 422, { 'restaurant.timeZone': ['pick'] }],
    [{ ...draft, currency: 'XBT' }, 422, { 'restaurant.currency': ['pick'] }],
    [{ ...draft, managerId: 'stf-999' }, 422, { 'restaurant.managerId': ['pick'] }],
    [
      { ...draft, email: 'x', website: 'x', phone: 'x' },
      422,
      {
        'restaurant.email': ['email'],
        'restaurant.website': ['url'],
        'restaurant.phone': ['phone'],
      },
    ],
    [
      { name: 'Pier 9' },
      422,
      {
        'restaurant.code': ['required'],
        'restaurant.timeZone': ['required'],
        'restaurant.currency': ['required'],
      },
    ],
  ])('rejects the new restaurant %o', async (restaurant, code, errors) => {
    const api = startApi();
    const before = await everything(api);
    const response = await api.post('/apps/restaurants/add-restaurant', { restaurant });
    expect([response.status, response.data.errors]).toEqual([code, errors]);
    expect(await everything(api)).toBe(before);
  });

  it('a restaurant stores HTML and control characters unchanged', async () => {
    const name = '<img src=x onerror=alert(1)> \u202Eابج 🍋';
    const { post, get } = startApi();
    await post('/apps/restaurants/add-restaurant', { restaurant: { ...draft, name } });
    expect((await get('/apps/restaurants/restaurant', { id: 'rst-4' })).data.restaurant.name).toBe(name);
  });
});

describe('changing a restaurant', () => {
  it('changing a restaurant replaces the given fields, records the differences and updates names elsewhere', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('owner');
    const set = {
      name: 'Saltbox',
      description: 'New words.',
      phone: '+1 212 555 0118',
      unknown: 1,
      status: 'archived',
    };
    const { status: code, data } = await api.post(update, { id: 'rst-nyc', version: 1, set }, token);
    expect(code).toBe(200);
    expect(data.restaurant).toMatchObject({ name: 'Saltbox', status: 'active', version: 2 });
    expect(data.workPlaces[0]).toMatchObject({ _id: 'rst-nyc', name: 'Saltbox' });
    expect((await api.signIn('server')) as unknown).toMatchObject({ workPlaces: [{ name: 'Saltbox' }] });
    const log = await api.get('/apps/restaurants/activity', { id: 'rst-nyc', perPage: 2 }, token);
    expect(log.data.activity.map(({ field }: { field: string }) => field)).toEqual(['description', 'name']);
    expect(log.data.activity[1]).toMatchObject({ before: 'Saltbox & Rye', after: 'Saltbox', type: 'update' });
  });

  it('a change to a restaurant is undone with the previous values and the new version', async () => {
    const api = startApi();
    const before = await row(api, 'rst-lis');
    await api.post(update, {
      id: 'rst-lis',
      version: 1,
      set: { hours: { main: weekOf('', '', '', '', '', '', ''), byOrderType: {} } },
    });
    expect((await row(api, 'rst-lis')).health.openState).toBe('closed_today');
    await api.post(update, { id: 'rst-lis', version: 2, set: { hours: before.hours } });
    const after = await row(api, 'rst-lis');
    expect({ ...after, updatedAt: 0, updatedBy: 0, version: 1 }).toEqual({ ...before, updatedAt: 0, updatedBy: 0 });
  });

  it('warns about hours after the close-out hour and saves', async () => {
    const hours = { main: weekOf('18:00-05:00', '', '', '', '', '', ''), byOrderType: {} };
    const { data } = await startApi().post(update, { id: 'rst-nyc', version: 1, set: { hours } });
    expect(data.warnings).toEqual([{ field: 'set.hours.main.1.0.to', key: 'pastCloseOut', values: { time: '04:00' } }]);
  });

  it('assigns an ID to a new tax rate of a restaurant', async () => {
    const api = startApi();
    const { money } = await row(api, 'rst-nyc');
    const taxRates = [
      { id: '', name: 'Beer', rate: 1_000, categories: ['alcohol'], orderTypes: null },
      ...money.taxRates,
    ];
    const { data } = await api.post(update, { id: 'rst-nyc', version: 1, set: { money: { ...money, taxRates } } });
    expect(data.restaurant.money.taxRates.map(({ id }: { id: string }) => id)).toEqual(['tax-2', 'tax-1']);
  });

  it.each([
    [{ id: 'rst-none', version: 1, set: {} }, 404, 'not_found'],
    [{ id: 'rst-nyc', version: 0, set: { name: '' } }, 409, 'version_conflict'],
    [{ id: 'rst-nyc', version: 1, set: { timeZone: 'Asia/Tokyo', name: '' } }, 409, 'has_bills'],
    [{ id: 'rst-nyc', version: 1, set: { closeOutHour: 5 } }, 409, 'has_bills'],
    [{ id: 'rst-nyc', version: 1, set: { currency: 'EUR' } }, 409, 'has_bills'],
    [{ id: 'rst-nyc', version: 1, set: { code: 'LIS' } }, 409, 'taken'],
    [{ id: 'rst-nyc', version: 1, set: { name: null } }, 422, 'validation'],
    [{ id: 'rst-nyc', set: {} }, 422, 'validation'],
    [{ version: 1, set: {} }, 422, 'validation'],
  ])('rejects the restaurant change %o', async (body, code, reason) => {
    const api = startApi();
    const before = await everything(api);
    const { status: actual, data } = await api.post(update, body);
    expect([actual, data.code]).toEqual([code, reason]);
    expect(await everything(api)).toBe(before);
  });

  it.each([
    ['hours', { main: weekOf('', '', '', '', '10:00-10:00', '', ''), byOrderType: {} }, 'set.hours.main.5.0.to'],
    [
      'hours',
      { main: weekOf('', '10:00-12:00 11:00-13:00', '', '', '', '', ''), byOrderType: {} },
      'set.hours.main.2.1.from',
    ],
    ['specialDays', [{ date: '2026-11-19', label: '', ranges: [] }], 'set.specialDays.0.date'],
    ['closeOutHour', 13, 'set.closeOutHour'],
  ])('reports the invalid restaurant field: %s', async (field, value, path) => {
    const api = startApi();
    await api.post('/apps/restaurants/add-restaurant', { restaurant: draft });
    const { status: code, data } = await api.post(update, { id: 'rst-4', version: 1, set: { [field]: value } });
    expect([code, Object.keys(data.errors as object)]).toEqual([422, [path]]);
  });

  it('validates taxes and charges of a restaurant', async () => {
    const api = startApi();
    const { money } = await row(api, 'rst-tyo');
    const charge = money.serviceCharges[0]!;
    const set = {
      money: {
        ...money,
        taxRates: money.taxRates.slice(0, 2),
        serviceCharges: [
          { ...charge, gratuity: true },
          { ...charge, kind: 'fixed', taxRateId: 'tax-9' },
        ],
      },
    };
    const { data } = await api.post(update, { id: 'rst-tyo', version: 1, set });
    expect(data.errors).toEqual({
      'set.money.taxRates': ['catchAll'],
      'set.money.serviceCharges.0.taxRateId': ['gratuityTax'],
      'set.money.serviceCharges.1.amount': ['required'],
      'set.money.serviceCharges.1.rate': ['empty'],
      'set.money.serviceCharges.1.taxRateId': ['pick'],
    });
  });
});

describe('restaurant status', () => {
  it('a restaurant changes from draft to active, closed and archived, and back', async () => {
    const api = startApi();
    const act = async (action: string, version: number, more = {}) =>
      (await api.post(status, { id: 'rst-4', version, action, ...more })).data;
    await api.post('/apps/restaurants/add-restaurant', { restaurant: draft });
    const gaps = await act('activate', 1);
    expect(Object.keys(gaps.errors as object)).toEqual([
      'address.lines',
      'address.city',
      'address.country',
      'managerId',
      'hours.main',
    ]);
    await api.post(update, { id: 'rst-4', version: 1, set: complete });
    expect((await act('activate', 2)).restaurant).toMatchObject({ status: 'active', firstBusinessDate: '2026-11-20' });
    const until = new Date(api.clock.now.getTime() + 2 * hour).toISOString();
    const paused = (await act('pause', 3, { reason: ' Kitchen backed up ', until })).restaurant;
    expect(paused).toMatchObject({ status: 'paused', statusReason: 'Kitchen backed up', statusUntil: until });
    expect(paused.health).toMatchObject({ openState: 'paused', nextChangeAt: until });
    api.pass(2 * hour);
    expect((await row(api, 'rst-4')).health).toMatchObject({ effectiveStatus: 'active', openState: 'closed_today' });
    expect((await act('resume', 4)).code).toBe('status_conflict');
    expect((await act('close_temporarily', 4, { reason: 'Boiler' })).restaurant.status).toBe('temporarily_closed');
    const archived = await act('archive', 5);
    expect(archived.restaurant.health.openState).toBe('archived');
    expect(archived.workPlaces).toHaveLength(3);
    expect((await api.get('/apps/restaurants/list', { status: 'archived' })).data.total).toBe(1);
    const restored = await act('restore', 6);
    expect([restored.restaurant.status, restored.workPlaces.length]).toEqual(['draft', 4]);
    const { data: log } = await api.get('/apps/restaurants/activity', { id: 'rst-4', field: 'status', perPage: 50 });
    expect(log.activity.map(({ type }: { type: string }) => type)).toEqual([
      'restore',
      'archive',
      'close_temporarily',
      'pause',
      'activate',
    ]);
  });

  it.each([
    [{ action: 'pause' }, { reason: ['required'] }],
    [{ action: 'pause', reason: 'no' }, { reason: [{ key: 'minLength', n: 3 }] }],
    [{ action: 'pause', reason: 'x'.repeat(201) }, { reason: [{ key: 'maxLength', n: 200 }] }],
    [{ action: 'pause', reason: 'Break', until: '2026-11-20T20:15:00Z' }, { until: ['future'] }],
    [{ action: 'pause', reason: 'Break', until: '2026-11-21T20:15:01Z' }, { until: [{ key: 'maxHours', n: 24 }] }],
    [{ action: 'pause', reason: 'Break', until: 'soon' }, { until: ['date'] }],
    [{ action: 'burn' }, { action: ['pick'] }],
  ])('rejects the status change %o of a restaurant', async (body, errors) => {
    const api = startApi();
    const before = await everything(api);
    const { status: code, data } = await api.post(status, { id: 'rst-nyc', version: 1, ...body });
    expect([code, data.errors]).toEqual([422, errors]);
    expect(await everything(api)).toBe(before);
  });

  it('a restaurant can be closed without open bills, at least until the next business day', async () => {
    let api = startApi();
    const close = async (until: string) =>
      (await api.post(status, { id: 'rst-nyc', version: 1, action: 'close_temporarily', reason: 'Boiler', until }))
        .data;
    expect((await row(api, 'rst-nyc')).health.openBills).toBeGreaterThan(0);
    expect(await close('2026-11-23T09:00Z')).toMatchObject({ code: 'open_bills', current: { id: 'rst-nyc' } });
    // In the morning, only bills of earlier days are open. The business day ends at 09:00 UTC.
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await row(api, 'rst-nyc')).health.openBills).toBe(0);
    expect(await close('2026-11-23T09:00Z')).toMatchObject({ code: 'open_bills' });
    api = startApi({ seed: 'empty' });
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await close('2026-11-21T08:59Z')).errors).toEqual({ until: ['tomorrow'] });
    expect((await close('2026-11-21T09:00Z')).restaurant.status).toBe('temporarily_closed');
  });

  it('reports the allowed status actions of a restaurant', async () => {
    const { data } = await startApi().post(status, { id: 'rst-nyc', version: 1, action: 'archive' });
    expect(data).toMatchObject({ code: 'status_conflict', allowed: ['pause', 'close_temporarily'] });
    expect(data.current).toMatchObject({ id: 'rst-nyc', health: { effectiveStatus: 'active' } });
  });

  it('rejects archiving the last workplace of the user', async () => {
    const api = startApi({ auth: 'enforce', seed: 'empty' });
    const { token } = await api.signIn('manager');
    const close = async (id: string) => {
      await api.post(status, { id, version: 1, action: 'close_temporarily', reason: 'Moving' }, token);
      return api.post(status, { id, version: 2, action: 'archive' }, token);
    };
    const first = await close('rst-lis');
    const second = await close('rst-nyc');
    expect(first.data.workPlaces ?? first.data.code).toEqual([
      { _id: 'rst-nyc', name: 'Saltbox & Rye', currency: 'USD', timeZone: 'America/New_York' },
    ]);
    expect([second.status, second.data.code]).toEqual([409, 'last_workplace']);
  });
});

describe('restaurant activity', () => {
  it('restaurant activity is filtered by user and field and paged', async () => {
    const { get } = startApi();
    const list = async (params: object) => (await get('/apps/restaurants/activity', { id: 'rst-nyc', ...params })).data;
    expect(await list({})).toMatchObject({ total: 8, totalPages: 1, params: { page: 1, perPage: 10 } });
    expect((await list({ person: '2' })).total).toBe(4);
    expect((await list({ field: 'phone' })).activity).toMatchObject([{ before: '', after: '+1 212 555 0118' }]);
    expect(await list({ page: 9, perPage: 5 })).toMatchObject({ activity: [], total: 8, totalPages: 2 });
    for (const params of [{ page: 0 }, { perPage: 1001 }]) {
      expect((await get('/apps/restaurants/activity', { id: 'rst-nyc', ...params })).status).toBe(400);
    }
    expect((await get('/apps/restaurants/activity')).status).toBe(400);
  });
});
