import type { EightySix, EightySixInput } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const paths = {
  list: '/apps/menu/eighty-six',
  add: '/apps/menu/add-eighty-six',
  remove: '/apps/menu/remove-eighty-six',
};
type Api = ReturnType<typeof startApi>;

const input = (extra: Partial<EightySixInput> = {}): EightySixInput => ({
  targets: [{ kind: 'item', id: 'itm-1' }],
  restaurantIds: ['rst-nyc'],
  channels: null,
  mode: 'out',
  untilRule: 'manual',
  reason: 'sold_out',
  note: '',
  ...extra,
});
const list = async (api: Api, restaurant = 'all', query: object = {}) =>
  (await api.get(paths.list, { restaurant, ...query })).data as { entries: EightySix[]; total: number };
const add = async (api: Api, extra: Partial<EightySixInput> = {}) => api.post(paths.add, input(extra));

describe('the 86 board', () => {
  it('the 86 board shows the demo entries of one or all restaurants, newest first', async () => {
    const api = startApi();
    const { entries, total } = await list(api);
    expect(total).toBe(4);
    expect(entries.map(({ targetId, mode, remaining, untilRule }) => [targetId, mode, remaining, untilRule])).toEqual([
      ['itm-41', 'out', null, 'end_of_service'],
      ['itm-13', 'countdown', 4, 'next_business_date'],
      ['opt-43', 'out', null, 'next_business_date'],
      ['itm-25', 'out', null, 'manual'],
    ]);
    expect((await list(api, 'rst-lis')).entries.map(({ targetId }) => targetId)).toEqual(['itm-25']);
    expect((await list(startApi({ seed: 'empty' }))).total).toBe(0);
  });

  it('the history of the 86 board covers 14 days', async () => {
    const api = startApi();
    const { entries, total } = await list(api, 'all', { history: true });
    expect(total).toBe(10);
    expect(entries.filter(({ endedAt }) => endedAt === null)).toHaveLength(4);
    api.pass(3 * 24 * 3_600_000);
    expect((await list(api, 'all', { history: true })).total).toBe(9);
  });

  it('the 86 board lists only restaurants of the user and rejects others', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('server');
    const ask = async (restaurant: string) => (await api.get(paths.list, { restaurant }, token)).status;
    expect([await ask('rst-nyc'), await ask('all'), await ask('rst-lis'), await ask('nowhere')]).toEqual([
      200, 200, 403, 403,
    ]);
    const { data } = await api.get(paths.list, { restaurant: 'all' }, token);
    expect(new Set(data.entries.map(({ restaurantId }: EightySix) => restaurantId))).toEqual(new Set(['rst-nyc']));
    expect((await api.get(paths.list, {}, token)).status).toBe(400);
    expect((await api.post(paths.add, input(), token)).data).toMatchObject({
      code: 'forbidden',
      action: 'update',
      subject: 'eightySix',
    });
    expect((await api.remove(paths.remove, { ids: ['86-7'] }, token)).status).toBe(403);
  });
});

describe('taking items off sale', () => {
  it('taking items off sale creates one entry per target and restaurant and ends previous ones', async () => {
    const api = startApi();
    const targets = [
      { kind: 'item' as const, id: 'itm-41' },
      { kind: 'option' as const, id: 'opt-1' },
    ];
    const { status, data } = await add(api, { targets, restaurantIds: ['rst-nyc', 'rst-lis'], note: 'Gone by nine' });
    expect(status).toBe(201);
    expect(data.entries.map(({ id, targetId, restaurantId }: EightySix) => [id, targetId, restaurantId])).toEqual([
      ['86-11', 'itm-41', 'rst-nyc'],
      ['86-12', 'itm-41', 'rst-lis'],
      ['86-13', 'opt-1', 'rst-nyc'],
      ['86-14', 'opt-1', 'rst-lis'],
    ]);
    expect(data.ended).toMatchObject([{ targetId: 'itm-41', version: 2, endedBy: { id: 1, name: 'Maren Holt' } }]);
    expect((await list(api)).total).toBe(7);
  });

  it.each<[Partial<EightySixInput>, (now: Date) => string | null]>([
    [{ untilRule: 'manual' }, () => null],
    [{ untilRule: 'hours', hours: 2 }, (now) => new Date(now.getTime() + 2 * 3_600_000).toISOString()],
    // A Friday, 15:15 in New York: lunch ends at 15:00, dinner at 23:00.
    [{ untilRule: 'end_of_service' }, () => '2026-11-21T04:00:00.000Z'],
    [{ untilRule: 'next_business_date' }, () => '2026-11-21T09:00:00.000Z'],
    [{ untilRule: 'manual', until: '2026-11-21T01:00:00+01:00' }, () => '2026-11-21T00:00:00.000Z'],
  ])('an 86 entry with %o ends at the expected time', async (extra, until) => {
    const api = startApi();
    expect((await add(api, extra)).data.entries[0].until).toBe(until(api.clock.now));
  });

  it('the next read returns an expired 86 entry as ended, without a write', async () => {
    const api = startApi();
    await add(api, { untilRule: 'hours', hours: 1 });
    api.pass(3_599_999);
    expect((await list(api, 'rst-nyc')).entries.some(({ targetId }) => targetId === 'itm-1')).toBe(true);
    api.pass(1);
    expect((await list(api, 'rst-nyc')).entries.some(({ targetId }) => targetId === 'itm-1')).toBe(false);
    const { entries } = await list(api, 'rst-nyc', { history: true });
    const entry = entries.find(({ targetId }) => targetId === 'itm-1');
    expect(entry).toMatchObject({ endedBy: 'auto', endedAt: entry?.until });
    expect((await api.remove(paths.remove, { ids: [entry?.id] })).data).toMatchObject({
      code: 'status_conflict',
      ids: [entry?.id],
    });
  });

  it.each<[number, object, Partial<Record<keyof EightySixInput, unknown>>]>([
    [404, { subject: 'restaurant', id: 'rst-x' }, { restaurantIds: ['rst-nyc', 'rst-x'] }],
    [404, { subject: 'item', id: 'itm-99' }, { targets: [{ kind: 'item', id: 'itm-99' }] }],
    // In the draft only, so it isn't on sale yet.
    [404, { subject: 'item', id: 'itm-61' }, { targets: [{ kind: 'item', id: 'itm-61' }] }],
    [422, { errors: { targets: ['pick'] } }, { targets: [] }],
    [422, { errors: { restaurantIds: ['pick'] } }, { restaurantIds: [] }],
    [422, { errors: { reason: ['pick'] } }, { reason: 'x' }],
    [422, { errors: { remaining: ['required'] } }, { mode: 'countdown' }],
    [422, { errors: { remaining: [{ key: 'min', n: 1 }] } }, { mode: 'countdown', remaining: 0 }],
    [422, { errors: { remaining: [{ key: 'max', n: 999 }] } }, { mode: 'countdown', remaining: 1_000 }],
    [422, { errors: { hours: ['required'] } }, { untilRule: 'hours' }],
    [422, { errors: { hours: [{ key: 'max', n: 12 }] } }, { untilRule: 'hours', hours: 13 }],
    [422, { errors: { until: ['future'] } }, { until: '2026-11-20T20:15:00Z' }],
    [422, { errors: { until: ['date'] } }, { until: 'tomorrow' }],
    [422, { errors: { note: [{ key: 'maxLength', n: 200 }] } }, { note: 'x'.repeat(201) }],
  ])('an invalid 86 entry is rejected with %i %o and changes nothing', async (status, body, extra) => {
    const api = startApi();
    const before = await list(api, 'all', { history: true });
    const response = await api.post(paths.add, { ...input(), ...extra });
    expect([response.status, response.data]).toMatchObject([status, body]);
    expect(await list(api, 'all', { history: true })).toEqual(before);
  });
});

describe('returning items to sale', () => {
  it('puts either all items on sale again or none, and rejects items that are already on sale', async () => {
    const api = startApi();
    const { entries } = await list(api);
    const [first, second] = entries.map(({ id }) => id);
    expect((await api.remove(paths.remove, { ids: [first, '86-99'] })).data).toMatchObject({
      status: 404,
      subject: 'eightySix',
      id: '86-99',
    });
    expect((await list(api)).total).toBe(4);
    const { data } = await api.remove(paths.remove, { ids: [first, second] });
    expect(data.entries).toMatchObject([
      { id: first, endedBy: { id: 1 }, endedAt: api.clock.now.toISOString() },
      { id: second },
    ]);
    expect((await api.remove(paths.remove, { ids: [second, entries[2]?.id] })).data).toMatchObject({
      status: 409,
      ids: [second],
    });
    expect((await list(api)).total).toBe(2);
    expect((await api.remove(paths.remove, { ids: '' })).status).toBe(400);
  });

  it('taking items off sale and returning them in any order leaves at most one active entry per target and restaurant', async () => {
    const api = startApi();
    const target = fc.constantFrom('itm-1', 'itm-2', 'itm-41');
    const step = fc.oneof(fc.record({ id: target }), fc.record({ nth: fc.nat(5) }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const one of steps) {
          if ('id' in one)
            await add(api, { targets: [{ kind: 'item', id: one.id }], restaurantIds: ['rst-nyc', 'rst-tyo'] });
          else {
            const { entries } = await list(api);
            const entry = entries[one.nth];
            if (entry) await api.remove(paths.remove, { ids: [entry.id] });
          }
        }
        const { entries } = await list(api);
        const keys = entries.map(({ restaurantId, targetId }) => `${restaurantId} ${targetId}`);
        expect(new Set(keys).size).toBe(keys.length);
        const all = (await list(api, 'all', { history: true })).entries.map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 15 },
    );
  });
});
