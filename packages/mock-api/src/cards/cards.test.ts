import {
  cardAdvanceEndpoints,
  cardAnalyticsEndpoints,
  cardRanges,
  cardStatisticEndpoints,
  type CardSeries,
  type CardShares,
  type CardStatistic,
  type Endpoint,
  type Revenue,
  type RevenueReport,
  type SupportTracker,
} from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { sendAs } from '../testing/sendAs';
import { routes } from './cards.routes';

const endpoints: [string, Endpoint][] = [cardStatisticEndpoints, cardAnalyticsEndpoints, cardAdvanceEndpoints].flatMap(
  (table) => Object.values(table).map((endpoint): [string, Endpoint] => [endpoint.path, endpoint]),
);
const hasPeriod = (card: unknown) => 'range' in (card as object);
const sum = (figures: readonly number[]) => figures.reduce((left, right) => left + right, 0);
/** Amounts are compared in minor units, because sums of fractions are inexact. */
const cents = (amount: number) => Math.round(amount * 100);
const dataOf = (series: CardSeries[]) => series.flatMap(({ data }) => data);

describe('cards', () => {
  it('the contract has nine statistics cards and eight analytics cards', () => {
    expect([cardStatisticEndpoints, cardAnalyticsEndpoints].map((table) => Object.keys(table).length)).toEqual([9, 8]);
  });

  it.each(endpoints)(
    '%s responds to each period with valid, deterministic data',
    async (path, { output }) => {
      const { get } = startApi();
      for (const range of [undefined, ...cardRanges]) {
        const { status, data } = await get(path, { range });
        expect(status).toBe(200);
        const parsed = output.parse(data);
        expect(parsed).toEqual(data);
        expect((await get(path, { range })).data).toEqual(data);
        expect((parsed as { range?: string }).range ?? cardRanges[0]).toBe(
          hasPeriod(parsed) ? (range ?? cardRanges[0]) : cardRanges[0],
        );
      }
    },
    20_000,
  );

  it.each(Object.values(cardAnalyticsEndpoints).map(({ path }) => path))(
    '%s lists the periods and returns the requested one',
    async (path) => {
      const { get } = startApi();
      for (const range of cardRanges)
        expect((await get(path, { range })).data).toMatchObject({ last_days: [...cardRanges], range });
    },
  );

  it.each(endpoints)('%s rejects an invalid period with 422', async (path) => {
    const { get } = startApi();
    expect((await get(path, { range: 'Tomorrow' })).data).toMatchObject({ status: 422, errors: { range: ['pick'] } });
    expect((await get(path, { range: ['a', 'b'] })).status).toBe(422);
    expect((await get(path, { year: 'last' })).data).toMatchObject({ status: 422, errors: { year: ['number'] } });
  });

  it.each(['card-statistics', 'card-analytics', 'card-advance'])(
    '%s responds to unknown names with 404',
    async (kind) => {
      const { get } = startApi();
      for (const name of ['nothing', 'constructor', '%2F', '__proto__', 'Orders']) {
        const { status, data } = await get(`/card/${kind}/${name}`);
        expect([status, data.code, data.subject]).toEqual([404, 'not_found', 'card']);
      }
      expect((await get(`/card/${kind}/%E0%A4%A`)).status).toBe(400);
    },
  );
});

describe('card figures', () => {
  it.each(Object.values(cardStatisticEndpoints).map(({ path }) => path))(
    'the card %s has a point per date, and its value is their sum or the last one',
    async (path) => {
      for (const range of cardRanges) {
        const data = (await startApi().get(path, { range })).data as CardStatistic;
        for (const series of data.series) expect(series.data).toHaveLength(data.categories.length);
        expect(data.categories).toEqual(data.categories.toSorted());
        const points = dataOf(data.series);
        expect([cents(sum(points)), cents(points.at(-1) ?? 0)]).toContain(cents(data.value));
      }
    },
  );

  it.each(cardRanges)('revenue figures add up: %s', async (range) => {
    const data = (await startApi().get('/card/card-analytics/revenue', { range })).data as Revenue;
    expect(data.series.map((series) => cents(sum(series.data)))).toEqual([data.thisPeriod, data.lastPeriod].map(cents));
  });

  it.each(cardRanges)(
    'guest feedback has one value per date, and the values add up to the total: %s',
    async (range) => {
      const data = (await startApi().get('/card/card-analytics/support-tracker', { range })).data as SupportTracker;
      expect(data.series.map((series) => series.data.length)).toEqual([data.categories.length]);
      expect(sum(dataOf(data.series))).toBe(data.totalTicket);
    },
  );

  it.each(['product-orders', 'sessions-device', 'customers'])(
    'the rows of a share card add up to its total: %s',
    async (name) => {
      const data = (await startApi().get(`/card/card-analytics/${name}`)).data as CardShares;
      expect(sum(data.rows.map(({ value }) => value))).toBe(data.total);
    },
  );

  it('the revenue report ends with the current month, and its amounts add up', async () => {
    const { get } = startApi();
    const report = (await get('/card/card-analytics/revenue-report')).data as RevenueReport;
    expect(report).toMatchObject({ year: 2026, years: [2026] });
    expect(report.months).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    expect(report.expense.every((value) => value <= 0)).toBe(true);
    expect(cents(sum([...report.earning, ...report.expense]))).toBe(cents(report.amount));
    const before = await get('/card/card-analytics/revenue-report', { year: 2025 });
    expect(before.data).toMatchObject({ status: 422, errors: { year: ['pick'] } });
  });
});

describe('cards about the business', () => {
  const card = async (name: string, options = {}) => (await startApi(options).get(`/card/card-advance/${name}`)).data;

  it('the sales line covers twelve months up to the current one', async () => {
    const { points } = await card('sales-line');
    expect(points).toHaveLength(12);
    expect([points[0].month, points[11].month]).toEqual(['2025-12', '2026-11']);
  });

  it('the percentages of the listed staff add up to 100, apart from rounding', async () => {
    const { rows } = await card('staff-tasks');
    expect(rows).toHaveLength(4);
    expect(Math.abs(sum(rows.map(({ percent }: { percent: number }) => percent)) - 100)).toBeLessThanOrEqual(2);
  });

  it('the profile card shows the signed-in user', async () => {
    const server = startApi({ auth: 'enforce' });
    const { token } = await server.signIn('manager');
    expect((await server.get('/card/card-advance/staff-profile', {}, token)).data.fullName).toBe('Ilse Okafor');
  });
});

it('the promotion names the teams that take part in the launch', async () => {
  const { data } = await startApi().get('/card/card-advance/promotion');
  expect(data.teams).toEqual(['Kitchen', 'Floor', 'Suppliers']);
});

describe('changing a card', () => {
  const update = '/card/update-card';

  it.each([
    ['goal-overview', { goal: 120_000 }, '/card/card-analytics/goal-overview'],
    ['revenue-report', { budget: 60_000 }, '/card/card-analytics/revenue-report'],
    ['event', { attending: true }, '/card/card-advance/event'],
    ['promotion', { joined: true }, '/card/card-advance/promotion'],
  ])('changing the card %s stores %j', async (card, data, url) => {
    const { get, post } = startApi();
    const response = await post(update, { card, data });
    expect([response.status, response.data.card]).toEqual([200, card]);
    expect(response.data.data).toMatchObject(data);
    expect((await get(url)).data).toEqual(response.data.data);
  });

  it.each([
    [{ card: 'moon', data: {} }, 404],
    [{ card: 'goal-overview', data: { goal: -1 } }, 422],
    [{ card: 'revenue-report', data: { budget: 'much' } }, 422],
    [{ card: 'event', data: {} }, 422],
    [{ card: 'event' }, 422],
    [{}, 422],
  ])('changing a card with %j returns %i and changes nothing', async (body, wanted) => {
    const server = startApi();
    const state = async () => [
      await server.state(),
      (await server.get('/card/card-analytics/goal-overview')).data,
      (await server.get('/card/card-analytics/revenue-report')).data,
    ];
    const before = await state();
    expect((await server.post(update, body)).status).toBe(wanted);
    expect(await state()).toEqual(before);
  });

  it('reports an invalid card field by its form name', async () => {
    const { data } = await startApi().post(update, { card: 'goal-overview', data: { goal: -1 } });
    expect(data.errors).toEqual({ goal: [{ key: 'min', n: 0 }] });
  });

  it('attending an event twice counts the user once', async () => {
    const { post } = startApi();
    const attend = async (attending: boolean) =>
      (await post(update, { card: 'event', data: { attending } })).data.data.guestCount as number;
    expect([await attend(true), await attend(true), await attend(false)]).toEqual([15, 15, 14]);
  });

  it('changing a card that all users share requires the right to update the dashboard', async () => {
    const send = sendAs([{ action: 'read', subject: 'dashboard' }], routes);
    const rejected = send(update, { card: 'goal-overview', data: { goal: -1 } });
    expect(rejected.body).toMatchObject({ status: 403, action: 'update', subject: 'dashboard' });
    expect(send(update, { card: 'event', data: { attending: true } }).status).toBe(200);
  });
});
