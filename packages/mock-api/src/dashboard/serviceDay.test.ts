import { dashboardSchema, metricIds, type DashboardData, type Rule, type ShareRow } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../database';
import type { Context } from '../router';
import { workPlaces } from '../session/session.fixtures';
import { startApi } from '../testing/api';
import { addDays, instantOf, isDate, tradingClock } from './businessDate';
import { dashboardHandlers, timeZone } from './dashboard.handlers';
import { allocate } from './money';

const url = '/apps/dashboard/service-day';
const places = ['rst-quay', 'rst-fern', 'rst-ostler'];
const total = (rows: readonly ShareRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** A day as seen at a wall-clock hour of where the test runs. */
async function dayAt(hour: number, parameters: object = {}) {
  const server = startApi();
  server.clock.now = instantOf({ date: '2026-11-20', minute: hour * 60 }, timeZone());
  const { data } = await server.get(url, { restaurant: 'all', ...parameters });
  return dashboardSchema.parse(data.dashboard);
}

function tiles({ groups }: DashboardData) {
  const group = groups[0]!;
  return { group, value: Object.fromEntries(group.tiles.map(({ id, value }) => [id, value ?? 0])) };
}

describe('the sums of a service day', () => {
  const question = fc.record({
    hour: fc.integer({ min: 5, max: 27 }),
    back: fc.integer({ min: 0, max: 20 }),
    restaurant: fc.constantFrom('all', ...places),
  });

  it('agree with each other at any hour, on any date, in any scope', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ hour, back, restaurant }) => {
        const day = await dayAt(hour, { restaurant, date: addDays('2026-11-20', -back) });
        const { group, value } = tiles(day);
        const hours = (read: (point: (typeof group.hours)[number]) => number) =>
          group.hours.reduce((sum, point) => sum + read(point), 0);
        expect(hours(({ netSales }) => netSales)).toBe(value.net_sales);
        expect(hours(({ bills }) => bills)).toBe(value.bills);
        expect(hours(({ covers }) => covers)).toBe(value.covers);
        expect(total(group.channels)).toBe(value.net_sales);
        expect(group.channels.reduce((sum, { count }) => sum + count, 0)).toBe(value.bills);
        expect(group.losses.map(({ amount }) => amount)).toEqual([
          value.discounts,
          value.comps,
          value.voids,
          value.refunds,
        ]);
        const paid = group.paymentMix.reduce((sum, { count }) => sum + count, 0);
        expect(paid).toBe(value.bills! - value.open_bills!);
        expect(hours(({ labourCost }) => labourCost ?? 0)).toBeGreaterThanOrEqual(
          group.labour!.cost - group.hours.length,
        );
        expect(hours(({ labourCost }) => labourCost ?? 0)).toBeLessThanOrEqual(group.labour!.cost + group.hours.length);
      }),
      { numRuns: 40 },
    );
  });

  it('of the restaurants are the sum of all of them', async () => {
    const whole = tiles(await dayAt(21)).value;
    const parts = await Promise.all(places.map(async (restaurant) => tiles(await dayAt(21, { restaurant })).value));
    for (const id of metricIds) {
      if (/^average_|_rate$/.test(id)) continue;
      expect(parts.reduce((sum, part) => sum + (part[id] ?? 0), 0)).toBe(whole[id]);
    }
  });

  it('look like an evening of three restaurants', async () => {
    const { group, value } = tiles(await dayAt(22, { restaurant: 'rst-quay' }));
    expect(value.covers).toBeGreaterThan(80);
    expect(value.net_sales).toBeGreaterThan(400_000);
    expect(group.hours.map(({ hour }) => hour)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
    expect(group.topItems).toHaveLength(10);
    expect(group.topItems).toEqual(group.topItems.toSorted((a, b) => b.amount - a.amount));
  });
});

describe('the clock of a service day', () => {
  it('shows zeros and nulls before opening, not an error', async () => {
    const day = await dayAt(9);
    const { group, value } = tiles(day);
    expect(day).toMatchObject({ live: true, date: '2026-11-20', exceptions: [] });
    expect(value).toMatchObject({ net_sales: 0, bills: 0, covers: 0, open_bills: 0 });
    expect(group.tiles.filter(({ id }) => /^average_|_rate$/.test(id)).map((tile) => tile.value)).toEqual([
      null,
      null,
      null,
    ]);
    expect(group.labour).toMatchObject({ cost: 0, minutes: 0, rate: null });
  });

  it('fills up through a day, and leaves earlier days alone', async () => {
    const hours = [11, 13, 15, 19, 21, 23, 27];
    const bills = await Promise.all(hours.map(async (hour) => tiles(await dayAt(hour)).value.bills!));
    expect(bills.at(-1)).toBeGreaterThan(100);
    const past = await Promise.all(hours.map((hour) => dayAt(hour, { date: '2026-11-19' })));
    for (const day of past) expect({ ...day, asOf: '' }).toEqual({ ...past[0], asOf: '' });
    expect(past[0]).toMatchObject({ live: false, compare: { date: '2026-11-12', until: null } });
  });

  it('runs on past midnight until the close-out hour', async () => {
    expect((await dayAt(27)).date).toBe('2026-11-20');
    expect((await dayAt(28)).date).toBe('2026-11-21');
    expect((await dayAt(3)).date).toBe('2026-11-19');
  });

  it('compares a live day with the week before up to the same time', async () => {
    const [live, past] = [await dayAt(19.5), await dayAt(30, { date: '2026-11-13' })];
    expect(live.compare).toEqual({ date: '2026-11-13', until: '19:30' });
    const tile = live.groups[0]!.tiles.find(({ id }) => id === 'net_sales')!;
    expect(tile.compareValue).toBeLessThan(tiles(past).value.net_sales!);
    expect(tile.trend).toHaveLength(7);
    expect(tile.trend.at(-1)).toBe(tile.value);
    const alone = await dayAt(19.5, { compare: 'none' });
    expect(alone.compare).toBeNull();
    expect(alone.groups[0]!.tiles.every(({ compareValue }) => compareValue === null)).toBe(true);
    expect(alone.groups[0]!.hours.every(({ compareNetSales }) => compareNetSales === null)).toBe(true);
  });

  it.each([
    [{ date: '2026-11-21' }, { date: ['max'] }],
    [{ date: '2020-01-01' }, { date: ['min'] }],
    [{ date: '2026-02-30' }, { date: ['date'] }],
    [{ date: 'today' }, { date: ['date'] }],
  ])('refuses %j', async (parameters, errors) => {
    const { get, clock } = startApi();
    clock.now = instantOf({ date: '2026-11-20', minute: 1200 }, timeZone());
    expect((await get(url, { restaurant: 'all', ...parameters })).data).toMatchObject({ status: 422, errors });
  });
});

describe('who may see a service day', () => {
  const ask = (ability: Rule[], more: Partial<Context> = {}) => {
    const context: Context = {
      now: instantOf({ date: '2026-11-20', minute: 1290 }, timeZone()),
      random: () => 0.5,
      actor: null,
      actorId: 1,
      ability,
      workPlaces: [...workPlaces],
      locale: 'en',
      ...more,
    };
    const serviceDay = dashboardHandlers.serviceDay as (...all: unknown[]) => { dashboard: unknown };
    const input = { restaurant: 'all', compare: 'lastWeek' };
    return dashboardSchema.parse(serviceDay(input, createDatabase(), context).dashboard);
  };

  it('leaves labour out without its field', () => {
    const day = ask([
      { action: 'read', subject: 'bill' },
      { action: 'read', subject: 'dashboard', fields: ['sales'] },
    ]);
    const group = day.groups[0]!;
    expect(group.labour).toBeNull();
    expect(group.hours.every(({ labourCost }) => labourCost === null)).toBe(true);
    expect(group.tiles.some(({ id }) => id === 'labour_rate')).toBe(false);
    expect(day.exceptions.some(({ type }) => type === 'high_labour')).toBe(false);
    expect(group.tiles[0]!.drill).toEqual({ restaurant: 'all', from: '2026-11-20', to: '2026-11-20' });
  });

  it('leads to no bill without the right to read bills', () => {
    const day = ask([{ action: 'read', subject: 'dashboard' }]);
    const group = day.groups[0]!;
    const rows = [
      group.tiles,
      group.hours,
      group.topItems,
      group.paymentMix,
      group.channels,
      group.losses,
      day.exceptions,
    ];
    expect(rows.flat().every(({ drill }) => drill === null)).toBe(true);
    expect(day.exceptions.every(({ billId }) => billId === null)).toBe(true);
    expect(day.exceptions.length).toBeGreaterThan(0);
  });

  it('is refused to a server, and to a manager of other restaurants', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const server = await get(url, { restaurant: 'rst-quay' }, (await signIn('server')).token);
    expect(server.data).toMatchObject({ status: 403, action: 'read', subject: 'dashboard' });
    const { token } = await signIn('manager');
    expect((await get(url, { restaurant: 'rst-ostler' }, token)).status).toBe(403);
    expect((await get(url, { restaurant: 'nowhere' }, token)).status).toBe(403);
    expect((await get(url, { restaurant: 'all' }, token)).data.dashboard.groups[0].restaurantIds).toEqual(
      places.slice(0, 2),
    );
  });

  it('lists what needs a look newest first, fifty at most', () => {
    const { exceptions } = ask([{ action: 'manage', subject: 'all' }]);
    expect(exceptions.length).toBeLessThanOrEqual(50);
    expect(exceptions.map(({ at }) => at)).toEqual(
      exceptions
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(exceptions.map(({ id }) => id)).size).toBe(exceptions.length);
    expect(exceptions.every(({ value, limit }) => value >= limit)).toBe(true);
  });
});

describe('business dates', () => {
  it.each(['America/New_York', 'Europe/Lisbon', 'Asia/Tokyo', 'Pacific/Apia'])('never go back: %s', (zone) => {
    const instants = fc.tuple(fc.integer({ min: 1.7e9, max: 1.9e9 }), fc.integer({ min: 0, max: 200_000 }));
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 12 }), ([second, more], close) => {
        const [first, later] = [second, second + more].map((at) => tradingClock(new Date(at * 1000), zone, close));
        expect(first!.date <= later!.date).toBe(true);
        expect(first!.minute).toBeGreaterThanOrEqual(close * 60);
        expect(first!.minute).toBeLessThan(1440 + close * 60);
      }),
    );
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['', false],
  ])('%s is a date: %s', (text, wanted) => {
    expect(isDate(text)).toBe(wanted);
  });
});

describe('allocate', () => {
  it('splits a total without losing a cent', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), weights, (amount, list) => {
        const shares = allocate(amount, list);
        const sum = list.reduce((a, b) => a + b, 0);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
        const exact = list.map((weight, index) => (sum > 0 ? (amount * weight) / sum : shares[index]!));
        expect(exact.every((value, index) => Math.abs(shares[index]! - value) < 1)).toBe(true);
      }),
    );
  });
});
