import {
  addDays,
  dashboardSchema,
  metricIds,
  type BillTotals,
  type DashboardData,
  type DashboardGroup,
  type Drill,
  type Rule,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../database';
import type { Context } from '../router';
import { workPlaces } from '../session/session.fixtures';
import { friday, startApi } from '../testing/api';
import { dashboardHandlers } from './dashboard.handlers';

const url = '/apps/dashboard/service-day';
const places = ['rst-nyc', 'rst-lis', 'rst-tyo'];
const day = '2026-11-20';
const hour = 3_600_000;
type Server = ReturnType<typeof startApi>;

const sum = <T>(rows: readonly T[], read: (row: T) => number) => rows.reduce((all, row) => all + read(row), 0);
const pick = <T>(list: readonly T[]) => fc.constantFrom(...list);

async function read(server: Server, parameters: object = {}): Promise<DashboardData> {
  const { data } = await server.get(url, { restaurant: 'all', ...parameters });
  return dashboardSchema.parse(data.dashboard);
}

const valuesOf = ({ tiles }: DashboardGroup) => Object.fromEntries(tiles.map(({ id, value }) => [id, value]));

/** Returns the totals of the bill list for a drill-down, in one currency. */
async function drilled(server: Server, drill: Drill, currency: string): Promise<BillTotals> {
  const { data } = await server.get('/apps/bills/list', { ...drill, perPage: 1 });
  return (data.totals as BillTotals[]).find((totals) => totals.currency === currency)!;
}

const fields: Partial<Record<(typeof metricIds)[number], (totals: BillTotals) => number | null>> = {
  net_sales: ({ netSales }) => netSales,
  gross_sales: ({ items }) => items,
  bills: ({ bills }) => bills,
  covers: ({ covers }) => covers,
  average_bill: ({ averageBill }) => averageBill,
  average_cover: ({ averageCover }) => averageCover,
  tips: ({ tips }) => tips,
  discounts: ({ match }) => match!.amount,
  comps: ({ match }) => match!.amount,
  voids: ({ match }) => match!.amount,
  refunds: ({ match }) => match!.amount,
  open_bills: ({ openBills }) => openBills,
};

/** Returns the tiles that don't match the bills of their drill-down. */
async function wrongTiles(server: Server, { tiles, currency }: DashboardGroup) {
  const responses = tiles.map(async ({ id, value, drill }) => {
    const field = fields[id];
    const found = field ? field(await drilled(server, drill, currency)) : value;
    return found === value ? [] : [[id, value, found]];
  });
  return (await Promise.all(responses)).flat();
}

describe('dashboard numbers', () => {
  const question = fc.record({
    hours: fc.integer({ min: -9, max: 9 }),
    back: fc.integer({ min: 0, max: 9 }),
    restaurant: pick(['all', ...places]),
  });

  it('dashboard numbers match the bills that they link to', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ hours, back, restaurant }) => {
        const server = startApi({ checkResponses: false });
        server.pass(hours * hour);
        const { groups } = await read(server, { restaurant, date: addDays('2026-11-19', -back) });
        for (const group of groups) {
          const ask = (drill: Drill) => drilled(server, drill, group.currency);
          expect(await wrongTiles(server, group)).toEqual([]);
          for (const point of group.hours.slice(0, 4)) {
            expect(await ask(point.drill)).toMatchObject({
              netSales: point.netSales,
              bills: point.bills,
              covers: point.covers,
            });
          }
          for (const row of group.channels) expect((await ask(row.drill)).netSales).toBe(row.amount);
          for (const row of group.losses)
            expect((await ask(row.drill)).match).toMatchObject({ amount: row.amount, count: row.count });
          for (const row of group.topItems.slice(0, 4)) {
            expect((await ask(row.drill)).match).toMatchObject({ amount: row.amount, quantityMilli: row.count });
          }
          for (const row of group.paymentMix) {
            const { byPayment } = await ask(row.drill);
            const found = byPayment.find(({ type }) => type === row.key);
            expect([found?.amount ?? 0, found?.count ?? 0]).toEqual([row.amount, row.count]);
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  it('dashboard numbers still match after bills were voided, refunded and deleted', async () => {
    const server = startApi();
    const { data } = await server.get('/apps/bills/list', { restaurant: 'rst-nyc', perPage: 100, sort: 'asc' });
    const approver = { staffId: 'stf-11' };
    for (const bill of (data.bills as { id: string; version: number; status: string }[]).slice(0, 24)) {
      const { id, version, status } = bill;
      const { data: full } = await server.get('/apps/bills/bill', { id });
      const note = 'A test.';
      const payment = full.bill.payments.at(-1);
      if (status === 'open') {
        await server.post('/apps/bills/void-bill', { id, version, reason: 'duplicate', note, approver });
      } else if (status !== 'voided' && payment) {
        const body = { id, version, paymentId: payment.id, amount: 'full', tip: 0, reason: 'quality', note, approver };
        await server.post('/apps/bills/refund', body);
      }
      if (status === 'closed') await server.remove('/apps/bills/delete', { ids: [id] });
    }
    const { groups } = await read(server, { restaurant: 'rst-nyc' });
    expect(await wrongTiles(server, groups[0]!)).toEqual([]);
    expect(valuesOf(groups[0]!).refunds).toBeGreaterThan(50_000);
  });

  it('dashboard numbers add up by hours, channels, payments and restaurants', async () => {
    const server = startApi({ checkResponses: false });
    await fc.assert(
      fc.asyncProperty(question, async ({ back, restaurant }) => {
        const date = addDays(day, -back);
        for (const group of (await read(server, { restaurant, date })).groups) {
          const values = valuesOf(group);
          expect(sum(group.hours, ({ netSales }) => netSales)).toBe(values.net_sales);
          expect(sum(group.hours, ({ bills }) => bills)).toBe(values.bills);
          expect(sum(group.hours, ({ covers }) => covers)).toBe(values.covers);
          expect(sum(group.hours, ({ labourCost }) => labourCost!)).toBe(group.labour!.cost);
          expect(sum(group.channels, ({ amount }) => amount)).toBe(values.net_sales);
          expect(sum(group.channels, ({ count }) => count)).toBe(values.bills);
          const { paid } = await drilled(server, group.tiles[0]!.drill, group.currency);
          expect(sum(group.paymentMix, ({ amount }) => amount)).toBe(paid);
          const { tax, gratuity, refundedTax, owed, tips } = group.bridge;
          expect(values.net_sales! + tax + gratuity - refundedTax - owed).toBe(group.bridge.paid);
          expect([group.bridge.paid, tips]).toEqual([paid, values.tips]);
        }
      }),
      { numRuns: 8 },
    );
    const all = await read(server);
    for (const [index, restaurant] of places.entries()) {
      const own = await read(server, { restaurant, date: all.date });
      const strip = (group: DashboardGroup) =>
        JSON.parse(JSON.stringify(group).replaceAll(restaurant, 'all')) as unknown;
      expect(strip(own.groups[0]!)).toEqual(strip(all.groups[index]!));
    }
  });
});

describe('the time of a service day', () => {
  it('a service day shows zeros and nulls before opening', async () => {
    const server = startApi();
    server.clock.now = new Date(`${day}T10:00:00Z`);
    const { groups, exceptions, ...rest } = await read(server, { restaurant: 'rst-nyc' });
    expect(rest).toMatchObject({ live: true, date: day });
    expect(valuesOf(groups[0]!)).toMatchObject({
      net_sales: 0,
      bills: 0,
      covers: 0,
      average_bill: null,
      labour_rate: null,
    });
    expect(exceptions.filter(({ type }) => type !== 'long_eighty_six')).toEqual([]);
    expect(groups[0]!.hours.length).toBeGreaterThan(9);
  });

  it('the number of bills only grows during a service day, and the figures of an earlier date stay the same', async () => {
    const server = startApi({ checkResponses: false });
    server.clock.now = new Date(`${day}T16:30:00Z`);
    const counts: number[] = [];
    const past: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      counts.push(valuesOf((await read(server, { restaurant: 'rst-nyc' })).groups[0]!).bills!);
      past.push({ ...(await read(server, { restaurant: 'rst-nyc', date: '2026-11-19' })), asOf: '', today: '' });
      server.pass(2 * hour);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(100);
    expect(past).toEqual(past.map(() => past[0]));
    server.pass(24 * hour);
    expect({ ...(await read(server, { restaurant: 'rst-nyc', date: '2026-11-19' })), asOf: '', today: '' }).toEqual(
      past[0],
    );
  });

  it('a live day is compared up to the same local time, and completely once it is over', async () => {
    const server = startApi({ checkResponses: false });
    const live = await read(server, { restaurant: 'rst-nyc' });
    expect(live.compare).toEqual({ date: '2026-11-13', until: '15:15' });
    expect(live.groups[0]!.until).toBe('15:15');
    const { data } = await server.get('/apps/bills/all-data', {
      restaurant: 'rst-nyc',
      from: '2026-11-13',
      to: '2026-11-13',
      fields: 'row',
    });
    // 15:15 in New York, one week earlier.
    const early = (data.bills as { openedAt: string; status: string; money: { netSales: number } }[]).filter(
      ({ openedAt }) => openedAt < '2026-11-13T20:15:00.000Z',
    );
    const compared = Object.fromEntries(live.groups[0]!.tiles.map(({ id, compareValue }) => [id, compareValue]));
    expect(compared.net_sales).toBe(sum(early, ({ money }) => money.netSales));
    const { hours } = live.groups[0]!;
    expect(sum(hours, ({ compareSoFar }) => compareSoFar!)).toBe(compared.net_sales);
    expect(
      hours
        .filter(({ hour }) => hour !== 15 && hour < 15)
        .every((point) => point.compareSoFar === point.compareNetSales),
    ).toBe(true);
    expect(compared.bills).toBe(early.filter(({ status }) => status !== 'voided').length);
    server.clock.now = new Date('2026-11-21T08:59:59Z');
    const ending = (await read(server, { restaurant: 'rst-nyc' })).groups[0]!;
    const past = (await read(server, { restaurant: 'rst-nyc', date: '2026-11-13' })).groups[0]!;
    const comparable = metricIds.filter((id) => id !== 'labour_rate');
    expect(comparable.map((id) => ending.tiles.find((tile) => tile.id === id)!.compareValue)).toEqual(
      comparable.map((id) => valuesOf(past)[id]),
    );
  });

  it('a service day continues after midnight until the close-out hour of each restaurant', async () => {
    const server = startApi();
    server.clock.now = new Date('2026-11-21T08:59:00Z');
    expect((await read(server, { restaurant: 'rst-nyc' })).date).toBe('2026-11-20');
    expect((await read(server, { restaurant: 'rst-tyo' })).date).toBe('2026-11-21');
    expect((await read(server)).date).toBe('2026-11-20');
    server.pass(60_000);
    expect((await read(server, { restaurant: 'rst-nyc' })).date).toBe('2026-11-21');
  });

  it('the trend of a service day has the seven dates up to the selected one', async () => {
    const server = startApi();
    const { groups } = await read(server, { restaurant: 'rst-lis' });
    const days = await Promise.all(
      [6, 5, 4, 3, 2, 1, 0].map(
        async (back) => (await read(server, { restaurant: 'rst-lis', date: addDays(day, -back) })).groups[0]!,
      ),
    );
    for (const id of metricIds) {
      expect(groups[0]!.tiles.find((tile) => tile.id === id)!.trend).toEqual(days.map((group) => valuesOf(group)[id]));
    }
  });
});

describe('parameters and access', () => {
  it.each([
    [{ date: 'soon' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2026-11-22' }, 'max'],
    [{ date: '2026-08-20' }, 'min'],
  ])('the dashboard reports a field error for %j: %s', async (parameters, key) => {
    const { status, data } = await startApi().get(url, { restaurant: 'all', ...parameters });
    expect([status, data.code, data.errors]).toEqual([422, 'validation', { date: [key] }]);
  });

  it('the dashboard omits the comparison if it is disabled', async () => {
    const { compare, groups } = await read(startApi(), { compare: 'none' });
    expect(compare).toBeNull();
    expect(
      groups
        .flatMap(({ tiles, hours }) => [
          ...tiles.map((tile) => tile.compareValue),
          ...hours.map((point) => point.compareNetSales),
        ])
        .every((value) => value === null),
    ).toBe(true);
  });

  it('the dashboard contains no bills with the `empty` seed', async () => {
    const { groups, exceptions } = await read(startApi({ seed: 'empty' }));
    expect(groups.map((group) => valuesOf(group).net_sales)).toEqual([0, 0, 0]);
    expect(exceptions).toEqual([]);
  });

  const db = createDatabase('default', friday);
  const ask = (ability: Rule[], restaurant = 'all') => {
    const run = dashboardHandlers.serviceDay as (...given: unknown[]) => { dashboard: DashboardData };
    const context: Partial<Context> = { now: friday, ability, workPlaces: [...workPlaces] };
    return run({ restaurant, compare: 'lastWeek' }, db, context).dashboard;
  };

  it('the dashboard hides labor costs from users without permission to read them', () => {
    const read_ = { action: 'read', subject: 'dashboard' };
    const without = ask([read_, { ...read_, fields: ['labour'], inverted: true }, { action: 'read', subject: 'bill' }]);
    expect(without.groups.every(({ labour }) => labour === null)).toBe(true);
    expect(without.groups.flatMap(({ hours }) => hours).every(({ labourCost }) => labourCost === null)).toBe(true);
    expect(without.groups.flatMap(({ tiles }) => tiles).some(({ id }) => id === 'labour_rate')).toBe(false);
    expect(without.exceptions.some(({ type }) => type === 'high_labour')).toBe(false);
  });

  it('the dashboard has no drill-downs for users without permission to read bills', () => {
    const { groups, exceptions } = ask([{ action: 'read', subject: 'dashboard' }]);
    const rows = groups.map((group) => [
      group.tiles,
      group.hours,
      group.topItems,
      group.paymentMix,
      group.channels,
      group.losses,
    ]);
    expect([rows.flat(2), exceptions].flat().every(({ drill }) => drill === null)).toBe(true);
    expect(exceptions.every(({ billId }) => billId === null)).toBe(true);
    expect(exceptions.length).toBeGreaterThan(0);
  });

  it('the dashboard is forbidden for the role `server`, and for managers of other restaurants', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const server = await get(url, { restaurant: 'rst-nyc' }, (await signIn('server')).token);
    expect(server.data).toMatchObject({ status: 403, action: 'read', subject: 'dashboard' });
    const { token } = await signIn('manager');
    expect((await get(url, { restaurant: 'rst-tyo' }, token)).status).toBe(403);
    expect((await get(url, { restaurant: 'nowhere' }, token)).status).toBe(403);
    const { groups } = (await get(url, { restaurant: 'all' }, token)).data.dashboard as DashboardData;
    expect(groups.map(({ restaurantIds }) => restaurantIds)).toEqual([['rst-nyc'], ['rst-lis']]);
  });
});

describe('the restaurants of a service day', () => {
  it('each restaurant has the figures of its service day', async () => {
    const server = startApi({ checkResponses: false });
    const all = await read(server, { date: '2026-11-19' });
    expect(all.restaurants.map(({ id, currency }) => [id, currency])).toEqual([
      ['rst-nyc', 'USD'],
      ['rst-lis', 'EUR'],
      ['rst-tyo', 'JPY'],
    ]);
    for (const { id, tiles } of all.restaurants) {
      const own = await read(server, { restaurant: id, date: '2026-11-19' });
      expect(tiles).toEqual(own.groups[0]!.tiles);
      expect(own.restaurants[0]!.tiles).toEqual(own.groups[0]!.tiles);
    }
  });

  it('the opening of a service day contains whether the restaurant is closed, or when it opens', async () => {
    const server = startApi();
    const openingOn = async (restaurant: string, date?: string) =>
      (await read(server, { restaurant, date })).restaurants[0]!.opening;
    expect(await openingOn('rst-lis', '2026-11-16')).toEqual({ isClosed: true, label: null, opensAt: null });
    expect(await openingOn('rst-lis')).toEqual({ isClosed: false, label: null, opensAt: null });
    server.clock.now = new Date(`${day}T14:00:00Z`);
    expect(await openingOn('rst-nyc')).toEqual({ isClosed: false, label: null, opensAt: '11:30' });
    expect(await openingOn('rst-nyc', '2026-11-19')).toMatchObject({ opensAt: null });
  });

  it.each([
    ['lastWeek', '2026-11-12'],
    ['previousDay', '2026-11-18'],
    ['fourWeeks', '2026-10-22'],
  ])('the comparison %s of 19 November uses the figures of %s', async (compare, date) => {
    const server = startApi();
    const own = await read(server, { restaurant: 'rst-nyc', date: '2026-11-19', compare });
    const other = await read(server, { restaurant: 'rst-nyc', date });
    expect(own.compare).toEqual({ date, until: null });
    const compared = own.groups[0]!.tiles.map(({ id, compareValue }) => [id, compareValue]);
    expect(Object.fromEntries(compared)).toEqual(valuesOf(other.groups[0]!));
  });
});

describe('exceptions', () => {
  const review = { restaurant: 'rst-nyc', date: day };
  const post = (server: Server, body: object) =>
    server.post('/apps/dashboard/review-exception', { ...review, ...body });

  it('exceptions of a bill contain who made the change, who approved it and why', async () => {
    const server = startApi();
    const { exceptions } = await read(server, { restaurant: 'rst-nyc' });
    const large = exceptions.find(({ type }) => type === 'large_void')!;
    const { data } = await server.get('/apps/bills/bill', { id: large.billId });
    const { by, approver, reason, note } = data.bill.lines.find(
      ({ voided }: { voided: unknown }) => voided !== null,
    ).voided;
    expect(large.explanation).toEqual({ by, approver, reason, note });
  });

  it('an exception can be asked about, closed and reopened', async () => {
    const server = startApi();
    const { id } = (await read(server, { restaurant: 'rst-nyc' })).exceptions[0]!;
    const reviewed = async () =>
      (await read(server, { restaurant: 'rst-nyc' })).exceptions.find((entry) => entry.id === id)!.review;
    expect(await reviewed()).toBeNull();
    const asked = await post(server, { id, state: 'asked', note: ' Why? ' });
    expect(asked.data.exception.review).toMatchObject({ state: 'asked', note: 'Why?', by: { id: 1 } });
    expect(await reviewed()).toEqual(asked.data.exception.review);
    await post(server, { id, state: 'closed' });
    expect(await reviewed()).toMatchObject({ state: 'closed', note: '' });
    await post(server, { id, state: 'open' });
    expect(await reviewed()).toBeNull();
  });

  it('a question about an exception needs a text, and the exception must exist', async () => {
    const server = startApi();
    const { id } = (await read(server, { restaurant: 'rst-nyc' })).exceptions[0]!;
    const blank = await post(server, { id, state: 'asked', note: ' ' });
    expect([blank.status, blank.data.errors]).toEqual([422, { note: ['required'] }]);
    expect((await post(server, { id: 'large_void-none', state: 'closed' })).status).toBe(404);
    expect((await post(server, { id, state: 'closed', restaurant: 'nowhere' })).status).toBe(403);
  });

  it('exceptions are listed newest first, at most fifty, without duplicates', async () => {
    const server = startApi();
    for (let back = 0; back < 8; back += 1) {
      const { exceptions } = await read(server, { date: addDays(day, -back) });
      expect(exceptions.length).toBeLessThanOrEqual(50);
      expect(exceptions.map(({ at }) => at)).toEqual(
        exceptions
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(new Set(exceptions.map(({ id }) => id)).size).toBe(exceptions.length);
      expect(exceptions.every(({ value, limit, type }) => value >= limit || type === 'overdue_bill')).toBe(true);
    }
  });

  it('exceptions link to their bill', async () => {
    const server = startApi();
    const { exceptions } = await read(server, { date: '2026-11-14' });
    const entry = exceptions.find(({ billId }) => billId !== null)!;
    const { data } = await server.get('/apps/bills/list', { ...entry.drill });
    expect(data.bills.map(({ id }: { id: string }) => id)).toEqual([entry.billId]);
  });
});
