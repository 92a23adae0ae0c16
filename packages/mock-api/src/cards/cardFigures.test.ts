import {
  addDays,
  cardRanges,
  currencyDecimals,
  dashboardSchema,
  weekdayOf,
  type AvgSessions,
  type CardAdvance,
  type CardRange,
  type CardStatistic,
  type GoalOverview,
  type OrderRequest,
  type Revenue,
  type RevenueReport,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, own, some, url } from '../bills/testing/billApi';
import { orderAddress } from '../products/testing/orderAddress';
import { startApi } from '../testing/api';
import { sendAs } from '../testing/sendAs';
import { routes } from './cards.routes';

type Server = ReturnType<typeof startApi>;
const places = ['rst-nyc', 'rst-lis', 'rst-tyo'] as const;
const day = '2026-11-20';
/** Without a cache, the bills of 90 days are generated, which takes a while on a busy machine. */
const slow = 60_000;

const spansUntil = (today: string): Record<CardRange, [from: string, to: string]> => ({
  'Last 28 Days': [addDays(today, -27), today],
  'Last Month': ['2026-10-01', '2026-10-31'],
  'Last Year': ['2025-12-01', today],
});
const ranges = [...cardRanges];

async function card<T>(server: Server, name: string, parameters: object = {}): Promise<T> {
  return (await server.get(`/card/card-${name}`, parameters)).data as T;
}
const statistic = (server: Server, name: string, parameters: object) =>
  card<CardStatistic>(server, `statistics/${name}`, parameters);

/** Sums tiles and channels of the service days, in minor units. */
async function sumOfDays(server: Server, restaurant: string, from: string, to: string) {
  const sums = new Map<string, number>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { data, status } = await server.get('/apps/dashboard/service-day', { restaurant, date, compare: 'none' });
    // There are no figures before the first business date.
    if (status === 422) continue;
    const [group] = dashboardSchema.parse(data.dashboard).groups;
    const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
    for (const { id, value } of group?.tiles ?? []) add(id, value ?? 0);
    for (const { key, amount } of group?.channels ?? []) add(key, amount);
    add('labour', group?.labour?.cost ?? 0);
  }
  return (key: string) => sums.get(key) ?? 0;
}

const minorOf = (amount: number, currency = 'USD') => Math.round(amount * 10 ** currencyDecimals(currency));

describe('figures of cards', () => {
  it.each(places)(
    'each amount and number equals the sum over the service days of the period: %s',
    async (restaurant) => {
      const server = startApi({ checkResponses: false });
      // In Tokyo, it is already the next day.
      const spans = spansUntil(restaurant === 'rst-tyo' ? addDays(day, 1) : day);
      for (const range of ranges) {
        const sums = await sumOfDays(server, restaurant, ...spans[range]);
        const scope = { restaurant, range };
        const [net, rest, bills, revenue, goal, items, visits] = await Promise.all([
          statistic(server, 'revenue', scope),
          statistic(server, 'profit-line-chart', scope),
          statistic(server, 'sales', scope),
          card<Revenue>(server, 'analytics/revenue', scope),
          card<GoalOverview>(server, 'analytics/goal-overview', scope),
          card<CardAdvance<'statistics'>>(server, 'advance/statistics', scope),
          card<{ sessions: number; goal: { value: number } }>(server, 'analytics/avg-sessions', scope),
        ]);
        const minor = (amount: number) => minorOf(amount, net.currency);
        const amounts = [net.value, revenue.thisPeriod, goal.completed, items.items[3]!.value, visits.goal.value];
        expect(amounts.map(minor)).toEqual(amounts.map(() => sums('net_sales')));
        expect(minor(rest.value)).toBe(sums('net_sales') - sums('labour'));
        expect([bills.value, items.items[0]!.value]).toEqual([sums('bills'), sums('bills')]);
        expect([visits.sessions, items.items[1]!.value]).toEqual([sums('covers'), sums('covers')]);
      }
    },
    slow,
  );

  it(
    'guest visits are summed by weekday, without the weekday on which the restaurant is closed',
    async () => {
      const server = startApi({ checkResponses: false });
      const sums = [0, 0, 0, 0, 0, 0, 0];
      for (let date = addDays(day, -27); date <= day; date = addDays(date, 1))
        sums[weekdayOf(date) - 1]! += (await sumOfDays(server, 'rst-lis', date, date))('covers');
      const { days } = await card<AvgSessions>(server, 'analytics/avg-sessions', { restaurant: 'rst-lis' });
      expect(days).toEqual(sums.map((sum, index) => ({ weekday: index + 1, value: index === 0 ? null : sum })));
    },
    slow,
  );

  it(
    'the figures of the month agree on every card',
    async () => {
      const server = startApi();
      for (const restaurant of places) {
        const sums = await sumOfDays(
          server,
          restaurant,
          '2026-11-01',
          restaurant === 'rst-tyo' ? addDays(day, 1) : day,
        );
        const earnings = await card<CardAdvance<'earnings'>>(server, 'advance/earnings', { restaurant });
        const report = await card<RevenueReport>(server, 'analytics/revenue-report', { restaurant });
        const line = await card<CardAdvance<'sales-line'>>(server, 'advance/sales-line', { restaurant });
        const minor = (amount = 0) => minorOf(amount, earnings.currency);
        const parts = earnings.parts.reduce((all, { value }) => all + value, 0);
        expect([earnings.total, parts, report.earning.at(-1), line.points.at(-1)?.value].map(minor)).toEqual(
          Array.from({ length: 4 }, () => sums('net_sales')),
        );
        expect(minor(report.expense.at(-1))).toBe(-sums('labour'));
      }
    },
    slow,
  );

  it(
    'each card has the currency and the figures of the requested restaurant',
    async () => {
      const server = startApi();
      const amounts: Record<string, (restaurant: string) => Promise<[currency: string | undefined, amount: unknown]>> =
        {};
      // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the response of the card
      const add = <T extends { currency?: string | undefined }>(name: string, amountOf: (data: T) => unknown) => {
        amounts[name] = async (restaurant) => {
          const data = await card<T>(server, name, { restaurant });
          return [data.currency, amountOf(data)];
        };
      };
      add<CardStatistic>('statistics/revenue', ({ value }) => value);
      add<CardStatistic>('statistics/profit-line-chart', ({ value }) => value);
      add<Revenue>('analytics/revenue', ({ thisPeriod }) => thisPeriod);
      add<GoalOverview>('analytics/goal-overview', ({ completed }) => completed);
      add<RevenueReport>('analytics/revenue-report', ({ amount }) => amount);
      add<CardAdvance<'greeting'>>('advance/greeting', ({ amount }) => amount);
      add<CardAdvance<'best-seller'>>('advance/best-seller', ({ amount }) => amount);
      add<CardAdvance<'statistics'>>('advance/statistics', ({ items }) => items.map(({ value }) => value));
      add<CardAdvance<'earnings'>>('advance/earnings', ({ total }) => total);
      add<CardAdvance<'transactions'>>('advance/transactions', ({ rows }) => rows.map(({ amount }) => amount));
      add<CardAdvance<'promotion'>>('advance/promotion', ({ budget }) => budget);
      add<CardAdvance<'sales-line'>>('advance/sales-line', ({ points }) => points.at(-1)?.value);
      for (const [name, read] of Object.entries(amounts)) {
        const found = await Promise.all(places.map(read));
        expect([name, found.map(([currency]) => currency)]).toEqual([name, ['USD', 'EUR', 'JPY']]);
        expect([name, new Set(found.map(([, amount]) => JSON.stringify(amount))).size]).toEqual([name, 3]);
      }
    },
    slow,
  );

  it('cards default to the first workplace, and respond with 403 for restaurants that are not workplaces', async () => {
    const server = startApi({ auth: 'enforce' });
    const { token } = await server.signIn('manager');
    const read = async (parameters: object) => server.get('/card/card-advance/greeting', parameters, token);
    expect((await read({})).data).toEqual((await read({ restaurant: 'rst-nyc' })).data);
    expect((await read({ restaurant: 'rst-tyo' })).status).toBe(403);
    expect((await read({ restaurant: 'all' })).status).toBe(403);
  });

  it(
    'the change is relative to the previous period, and is missing without one',
    async () => {
      const server = startApi();
      for (const restaurant of places) {
        const deltas = await Promise.all(
          ranges.map(async (range) => (await statistic(server, 'revenue', { restaurant, range })).delta),
        );
        expect(new Set(deltas).size).toBe(3);
        // Bills start 90 days ago.
        expect(deltas[2]).toBeNull();
      }
      const { thisPeriod, lastPeriod } = await card<Revenue>(server, 'analytics/revenue', { range: 'Last Month' });
      const sums = await sumOfDays(server, 'rst-nyc', '2026-09-01', '2026-09-30');
      expect(minorOf(lastPeriod)).toBe(sums('net_sales'));
      const { delta } = await statistic(server, 'revenue', { range: 'Last Month' });
      expect(delta).toBeCloseTo(((thisPeriod - lastPeriod) / lastPeriod) * 100, 0);
    },
    slow,
  );

  it(
    'there is no change if the earlier period began before the first bills',
    async () => {
      // Bills start on 2 September, so that month is incomplete.
      const server = startApi({ now: () => new Date('2026-11-30T20:15:00Z') });
      const scope = { range: 'Last Month', restaurant: 'rst-lis' };
      expect((await statistic(server, 'revenue', scope)).delta).toBeNull();
      expect((await card<Revenue>(server, 'analytics/revenue', scope)).lastPeriod).toBe(0);
    },
    slow,
  );

  it(
    'while the day is running, the change compares with the same time of the earlier period',
    async () => {
      const server = startApi();
      const { lastPeriod, series } = await card<Revenue>(server, 'analytics/revenue');
      const whole = await sumOfDays(server, 'rst-nyc', '2026-09-26', '2026-10-23');
      const without = await sumOfDays(server, 'rst-nyc', '2026-09-26', '2026-10-22');
      const daysBefore = series[1]?.data.slice(0, -1).reduce((all, amount) => all + amount, 0) ?? 0;
      expect(minorOf(daysBefore)).toBe(without('net_sales'));
      expect(minorOf(lastPeriod)).toBeLessThan(whole('net_sales'));
      expect(minorOf(lastPeriod)).toBeGreaterThan(without('net_sales'));
    },
    slow,
  );

  it(
    'periods end on the current business date',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 40 }), async (back) => {
          const today = addDays(day, -back);
          const server = startApi({ now: () => new Date(`${today}T20:15:00Z`) });
          const { categories } = await statistic(server, 'sales', {});
          expect([categories[0], categories.at(-1), categories.length]).toEqual([addDays(today, -27), today, 28]);
          const { points } = await card<CardAdvance<'sales-line'>>(server, 'advance/sales-line');
          expect(points.at(-1)?.month).toBe(today.slice(0, 7));
        }),
        { numRuns: 3 },
      );
    },
    slow,
  );
});

describe('changes that affect the figures of cards', () => {
  it(
    'voiding an open bill of the current day reduces the revenue',
    async () => {
      const server = startApi();
      const read = async () => (await statistic(server, 'revenue', {})).value;
      const before = await read();
      const open = await some(server, isOpen);
      const body = { id: open.id, version: open.version, reason: 'entry_error', note: 'A test.', approver: own };
      expect((await server.post(url('void-bill'), body)).status).toBe(200);
      expect(minorOf(await read())).toBe(minorOf(before) - open.money.netSales);
      const sums = await sumOfDays(server, 'rst-nyc', ...spansUntil(day)['Last 28 Days']);
      expect(minorOf(await read())).toBe(sums('net_sales'));
    },
    slow,
  );

  it(
    'each refund of a bill of a past day reduces the revenue once',
    async () => {
      const server = startApi();
      const read = async () => (await statistic(server, 'revenue', {})).value;
      const date = '2026-11-12';
      const { data } = await server.get(url('all-data'), {
        restaurant: 'rst-nyc',
        from: date,
        to: date,
        fields: 'row',
      });
      const rows = data.bills as { id: string; status: string; refundStatus: string }[];
      const { id } = rows.find(({ status, refundStatus }) => status === 'closed' && refundStatus === 'none')!;
      for (const amount of [100, 200]) {
        const { bill } = (await server.get(url('bill'), { id })).data;
        const before = await read();
        const body = { id, version: bill.version, paymentId: bill.payments.at(-1).id, amount, tip: 0 };
        const response = await server.post(url('refund'), {
          ...body,
          reason: 'quality',
          note: 'A test.',
          approver: own,
        });
        expect(response.status).toBe(200);
        const { money } = response.data.bill;
        expect(minorOf(await read())).toBe(minorOf(before) - (bill.money.netSales - money.netSales));
      }
      const tracker = await card<{ totalTicket: number }>(server, 'analytics/support-tracker');
      const untouched = await card<{ totalTicket: number }>(startApi(), 'analytics/support-tracker');
      expect(tracker.totalTicket).toBe(untouched.totalTicket + 2);
    },
    slow,
  );

  it('a new user counts as a team member of their restaurant', async () => {
    const server = startApi();
    const read = (restaurant: string) => statistic(server, 'subscribers', { restaurant });
    const [before, elsewhere] = [await read('rst-nyc'), await read('rst-lis')];
    const person = {
      fullName: 'Ada Vale',
      username: 'ada.vale',
      email: 'ada.vale@saltmarsh.example',
      contact: '+1 212 555 0199',
      company: 'Quay Street',
      country: 'Ireland',
      role: 'editor',
      currentPlan: 'team',
      restaurantIds: ['rst-nyc'],
    };
    expect((await server.post('/apps/users/add-user', person)).status).toBe(201);
    const after = await read('rst-nyc');
    expect([after.value, after.delta]).toEqual([before.value + 1, 1]);
    // The new user doesn't change the days before.
    expect(after.series[0]?.data.slice(0, -1)).toEqual(before.series[0]?.data.slice(0, -1));
    expect(await read('rst-lis')).toEqual(elsewhere);
  });

  it('an order in the shop counts as a supply order, and its invoice as spend with the suppliers, not as an invoice to a client', async () => {
    const server = startApi();
    const orders = () => card<{ total: number }>(server, 'analytics/product-orders');
    const spend = async () => {
      const { rows } = await card<CardAdvance<'suppliers'>>(server, 'advance/suppliers');
      return rows.reduce((all, row) => all + row.spend, 0);
    };
    const clients = async () => card<{ total: number }>(server, 'analytics/customers');
    const [ordersBefore, spendBefore, clientsBefore] = [(await orders()).total, await spend(), (await clients()).total];
    const { data } = await server.get('/apps/ecommerce/products/5');
    const { product } = data as { product: { price: number } };
    const order: OrderRequest = {
      lines: [{ productId: 5, qty: 1 }],
      address: orderAddress,
      payment: { kind: 'account' },
      expectedTotal: 0,
    };
    const { token } = await server.signIn('manager');
    const rejected = await server.post('/apps/ecommerce/add-order', { order }, token);
    order.expectedTotal = rejected.data.total as number;
    expect((await server.post('/apps/ecommerce/add-order', { order }, token)).status).toBe(201);
    expect((await orders()).total).toBe(ordersBefore + 1);
    expect(await spend()).toBeGreaterThan(spendBefore + product.price / 2);
    expect((await clients()).total).toBe(clientsBefore);
  });

  it('a subscription to the newsletter counts on its card', async () => {
    const server = startApi();
    expect((await statistic(server, 'newsletter', {})).value).toBe(0);
    await server.post('/api/newsletter/subscribe', { email: 'ada@vale.example', topic: 'coming-soon' });
    expect(await statistic(server, 'newsletter', {})).toMatchObject({ value: 1, delta: 1 });
  });

  it('the goal changes for one restaurant only', async () => {
    const server = startApi();
    const goalOf = async (restaurant: string) =>
      (await card<GoalOverview>(server, 'analytics/goal-overview', { restaurant })).goal;
    const before = await goalOf('rst-nyc');
    const body = { card: 'goal-overview', restaurant: 'rst-lis', data: { goal: 123_456 } };
    expect((await server.post('/card/update-card', body)).data.data).toMatchObject({ goal: 123_456, currency: 'EUR' });
    expect([await goalOf('rst-lis'), await goalOf('rst-nyc')]).toEqual([123_456, before]);
  });
});

describe('performance and rights of card figures', () => {
  it(
    'a year of one restaurant is computed within 2 seconds, and from the cache within 50 ms',
    async () => {
      const timed = async (seed: 'large' | 'default') => {
        const server = startApi({ seed, checkResponses: false });
        const start = process.cpuUsage();
        await card(server, 'analytics/revenue', { range: 'Last Year', restaurant: 'rst-lis' });
        return process.cpuUsage(start).user / 1000;
      };
      // Measures CPU time, which other processes don't affect. The `large` seed has 3.3 times as many bills.
      expect(await timed('large')).toBeLessThan(2000 * 3.3);
      await timed('default');
      expect(await timed('default')).toBeLessThan(50);
    },
    slow,
  );

  it('without the right to see labor, the profit card is forbidden and the revenue report hides its cost', () => {
    const send = sendAs(
      [
        { action: 'read', subject: 'dashboard' },
        { action: 'read', subject: 'dashboard', fields: ['labour'], inverted: true },
      ],
      routes,
    );
    expect(send('/card/card-statistics/profit-line-chart', {}).status).toBe(403);
    const { expense } = send('/card/card-analytics/revenue-report', {}).body as unknown as RevenueReport;
    expect(expense.every((cost) => cost === 0)).toBe(true);
  });
});
