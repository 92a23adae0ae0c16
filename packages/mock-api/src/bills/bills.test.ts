import {
  addDays,
  billQuickViews,
  billSortColumns,
  billSortValues,
  lossGroupings,
  lossesOf,
  lossesOfTotals,
  type Bill,
  type BillRow,
  type BillTotals,
  type LossRow,
} from '@larder/domain/contract';
import { voidOpenBills } from './testing/billApi';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

type Server = ReturnType<typeof startApi>;
const day = '2026-11-20';
const past = { restaurant: 'rst-nyc', from: '2026-11-14', to: '2026-11-14' };
const sum = <T>(rows: readonly T[], read: (row: T) => number) => rows.reduce((all, row) => all + read(row), 0);
const list = (server: Server, parameters: object = past) => server.get('/apps/bills/list', parameters);
const keys = async (server: Server, parameters: object = past) =>
  ((await server.get('/apps/bills/all-data', parameters)).data.bills as { id: string }[]).map(({ id }) => id);

/** Loads all bills of a date. */
async function wholeDay(server: Server, parameters: { restaurant: string; from: string; to: string } = past) {
  const ids = await keys(server, { ...parameters, sort: 'asc', sortColumn: 'number', hidden: 'include' });
  const responses = await Promise.all(ids.map((id) => server.get('/apps/bills/bill', { id })));
  return responses.map(({ data }) => data.bill as Bill);
}

describe('bill list', () => {
  it('the bill list shows the current business date, newest first, ten per page', async () => {
    const server = startApi();
    const { status, data } = await list(server, { restaurant: 'rst-nyc' });
    expect([status, data.params]).toMatchObject([
      200,
      { from: day, to: day, page: 1, perPage: 10, sort: 'desc', sortColumn: 'openedAt', hidden: 'exclude' },
    ]);
    const opened = (data.bills as BillRow[]).map(({ openedAt }) => openedAt);
    expect(opened).toEqual(opened.toSorted().toReversed());
    expect(opened[0]! < '2026-11-20T20:15:00Z').toBe(true);
    expect(data.totalPages).toBe(Math.ceil(data.total / 10));
    expect(new Set((data.bills as BillRow[]).map((bill) => bill.businessDate))).toEqual(new Set([day]));
    expect(Object.keys(data.bills[0])).not.toContain('lines');
  });

  it('the bill list sorts, pages and filters like an independent model', async () => {
    const server = startApi({ checkResponses: false });
    const bills = await wholeDay(server);
    const staff = [...new Set(bills.flatMap(({ server: person }) => person?.id ?? []))];
    const items = [...new Set(bills.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))].slice(0, 4);
    const options = <T>(...values: T[]) => fc.constantFrom(undefined, undefined, undefined, ...values);
    const question = fc.record({
      status: options('closed', 'voided', 'open', 'all'),
      channel: options('pos', 'online'),
      orderType: options('dine_in', 'delivery'),
      server: options(...staff.slice(0, 3), 'none'),
      payment: options('cash', 'card'),
      item: options(...items),
      hour: options(12, 20),
      flag: options('high_discount', 'reopened', 'no_server'),
      has: options('discount', 'void', 'refund', 'comp'),
      q: options('7', 'table 4', '(', '.*', '[', 'TOM', ' tomás '),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom(...billSortColumns),
      page: fc.integer({ min: 1, max: 4 }),
      perPage: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ page, perPage, sort, sortColumn, ...filter }) => {
        const q = filter.q?.trim().toLowerCase() ?? '';
        const wanted = bills
          .filter((bill) => filter.status === undefined || filter.status === 'all' || bill.status === filter.status)
          .filter((bill) => filter.channel === undefined || bill.channel === filter.channel)
          .filter((bill) => filter.orderType === undefined || bill.orderType === filter.orderType)
          .filter((bill) => filter.server === undefined || (bill.server?.id ?? 'none') === filter.server)
          .filter((bill) => filter.payment === undefined || bill.paymentTypes.some((type) => type === filter.payment))
          .filter((bill) => filter.item === undefined || bill.lines.some(({ itemId }) => itemId === filter.item))
          .filter((bill) => filter.flag === undefined || bill.flags.some((flag) => flag === filter.flag))
          .filter(
            (bill) => filter.hour === undefined || (new Date(bill.openedAt).getUTCHours() + 19) % 24 === filter.hour,
          )
          .filter(
            (bill) =>
              filter.has === undefined ||
              lossesOf(bill).some((loss) => loss.kind === filter.has && (!filter.item || loss.itemId === filter.item)),
          )
          .filter((bill) => {
            const texts = [bill.table, bill.tabName, bill.customerName, bill.server?.name];
            return texts.some((text) => text?.toLowerCase().includes(q)) || String(bill.number) === q || q === '';
          });
        const collator = new Intl.Collator('en', { numeric: true });
        const valueOf = billSortValues[sortColumn];
        const sorted = wanted.toSorted((a, b) => {
          const [left, right] = [valueOf(a), valueOf(b)];
          if (left === null || right === null)
            return Number(left === null) - Number(right === null) || a.number - b.number;
          const order = typeof left === 'number' ? left - Number(right) : collator.compare(left, String(right));
          return (sort === 'asc' ? order : -order) || a.number - b.number;
        });
        const { status, data } = await list(server, { ...past, ...filter, page, perPage, sort, sortColumn });
        expect([status, data.total]).toEqual([200, wanted.length]);
        const shown = (data.bills as BillRow[]).map(({ id }) => id);
        expect(shown).toEqual(sorted.slice((page - 1) * perPage, page * perPage).map(({ id }) => id));
        const [totals] = data.totals as BillTotals[];
        expect(totals).toMatchObject({
          currency: 'USD',
          bills: wanted.filter((bill) => bill.status !== 'voided').length,
          covers: sum(wanted, ({ money }) => money.covers),
          total: sum(wanted, ({ money }) => money.total),
          netSales: sum(wanted, ({ money }) => money.netSales),
          tips: sum(wanted, ({ money }) => money.tips),
          paid: sum(wanted, ({ money }) => money.paid),
        });
        expect(sum(totals!.byPayment, ({ amount }) => amount)).toBe(totals!.paid);
      }),
      { numRuns: 60 },
    );
  });

  it('the bill list contains every bill once across pages, days and restaurants', async () => {
    const server = startApi({ checkResponses: false });
    const parameters = { restaurant: 'all', from: '2026-11-16', to: '2026-11-18', sortColumn: 'total' };
    const all = await keys(server, parameters);
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 100); page += 1) {
      const { data } = await list(server, { ...parameters, page, perPage: 100 });
      pages.push(...(data.bills as BillRow[]).map(({ id }) => id));
    }
    expect(pages).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    const rows = (await server.get('/apps/bills/all-data', { ...parameters, fields: 'row' })).data.bills as BillRow[];
    expect(rows.map(({ id }) => id)).toEqual(all);
    // Lisbon is closed on Mondays.
    expect(
      rows.some(({ restaurantId, businessDate }) => restaurantId === 'rst-lis' && businessDate === '2026-11-16'),
    ).toBe(false);
  });

  it('counts the quick views of bills independently of other filters', async () => {
    const server = startApi();
    const { data } = await list(server, { ...past, q: 'nobody of that name', perPage: 1 });
    expect(data.total).toBe(0);
    const filters: Record<string, object> = {
      all: {},
      open: { status: 'open' },
      awaiting_tip: { status: 'paid' },
      overdue: { flag: 'overdue' },
      high_discount: { flag: 'high_discount' },
      voided: { has: 'void' },
      refunded: { has: 'refund' },
      no_server: { flag: 'no_server' },
      reopened: { flag: 'reopened' },
      hidden: { hidden: 'only' },
    };
    for (const view of billQuickViews) {
      expect([view, (await list(server, { ...past, ...filters[view] })).data.total]).toEqual([view, data.views[view]]);
    }
    expect(data.totals).toMatchObject([{ currency: 'USD', bills: 0, total: 0, averageBill: null }]);
  });

  it('finds a bill by its ID and ignores all other filters except the restaurant', async () => {
    const server = startApi();
    const { data } = await list(server, {
      restaurant: 'all',
      id: 'lis-20261015-003',
      status: 'open',
      q: 'x',
      from: day,
    });
    expect(data.bills.map(({ id }: Bill) => id)).toEqual(['lis-20261015-003']);
    expect((await list(server, { restaurant: 'all', id: 'nyc-20261115-999' })).data.total).toBe(0);
    expect((await list(server, { restaurant: 'rst-nyc', id: 'lis-20261015-003' })).data.total).toBe(0);
    const { bill } = (await server.get('/apps/bills/bill', { id: 'nyc-20261114-020' })).data as { bill: Bill };
    const last4 = (await wholeDay(server)).flatMap(({ payments }) => payments).find((payment) => payment.last4)!.last4!;
    expect((await list(server, { ...past, q: last4 })).data.total).toBeGreaterThan(0);
    expect(
      (await list(server, { ...past, q: `#${bill.number}` })).data.bills.map(({ number }: Bill) => number),
    ).toContain(20);
  });

  it.each([
    [{ restaurant: 'all', from: '2026-10-01', to: day }, 422, { to: [{ key: 'maxDays', n: 31 }] }],
    [{ restaurant: 'all', from: day, to: '2026-11-19' }, 422, { to: ['dateOrder'] }],
    [{ restaurant: 'all', from: 'soon', to: '2026-02-30' }, 422, { from: ['date'], to: ['date'] }],
    [{ ...past, page: 0 }, 400, undefined],
    [{ ...past, perPage: 1001 }, 400, undefined],
    [{ ...past, sortColumn: 'mood' }, 400, undefined],
    [{}, 400, undefined],
    [{ restaurant: 'rst-nowhere' }, 403, undefined],
  ])('rejects the bill list of %j with %i', async (parameters, status, errors) => {
    const response = await list(startApi(), parameters);
    expect([response.status, response.data.errors]).toEqual([status, errors]);
  });

  it('the bill list accepts maximum values and dates without bills', async () => {
    const server = startApi({ checkResponses: false });
    expect((await list(server, { ...past, perPage: 1000, page: 7 })).data).toMatchObject({ bills: [], totalPages: 1 });
    expect((await list(server, { restaurant: 'rst-tyo', from: '2027-01-01', to: '2027-01-31' })).data.total).toBe(0);
    expect((await list(server, { restaurant: 'rst-tyo', from: '2020-01-01', to: '2020-01-31' })).data.total).toBe(0);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('q', 'server', 'item', 'reason', 'approver', 'id'),
        async (text, name) => {
          expect((await list(server, { ...past, [name]: text })).status).toBe(200);
        },
      ),
      { numRuns: 30 },
    );
    expect((await list(server, { ...past, q: 'x'.repeat(10_000) })).data.total).toBe(0);
  });
});

describe('access to bills', () => {
  it('bills are limited to the workplaces of the user, and exporting them requires permission', async () => {
    const server = startApi({ auth: 'enforce' });
    const { token } = await server.signIn('server');
    expect(
      (await server.get('/apps/bills/list', { restaurant: 'all' }, token)).data.totals.map(
        ({ currency }: BillTotals) => currency,
      ),
    ).toEqual(['USD']);
    expect((await server.get('/apps/bills/list', { restaurant: 'rst-tyo' }, token)).status).toBe(403);
    expect((await server.get('/apps/bills/bill', { id: 'tyo-20261114-001' }, token)).data).toMatchObject({
      status: 404,
      subject: 'bill',
    });
    expect((await server.get('/apps/bills/all-data', { ...past, fields: 'key' }, token)).status).toBe(200);
    expect((await server.get('/apps/bills/all-data', { ...past, fields: 'row' }, token)).data).toMatchObject({
      status: 403,
      action: 'export',
    });
    const body = { id: 'nyc-20261114-001', version: 1, text: 'x' };
    expect((await server.post('/apps/bills/add-note', body, token)).status).toBe(403);
    expect((await server.get('/apps/bills/list', past)).status).toBe(401);
  });

  it('the bill list includes bills of an archived restaurant', async () => {
    const server = startApi({ auth: 'enforce' });
    // 03:00 in Tokyo, in the first week with bills.
    server.clock.now = new Date('2026-08-28T18:00:00Z');
    const { token } = await server.signIn('owner');
    const change = async (action: string) => {
      const { version } = (await server.get('/apps/restaurants/restaurant', { id: 'rst-tyo' }, token)).data.restaurant;
      const body = { id: 'rst-tyo', version, action, reason: 'Works' };
      return (await server.post('/apps/restaurants/change-status', body, token)).status;
    };
    await voidOpenBills(server, 'rst-tyo', '2026-08-28');
    expect([await change('close_temporarily'), await change('archive')]).toEqual([200, 200]);
    const scope = { from: '2026-08-28', to: '2026-08-28' };
    const { data } = await server.get('/apps/bills/list', { ...scope, restaurant: 'rst-tyo' }, token);
    expect(data.total).toBeGreaterThan(50);
    expect((await server.get('/apps/bills/bill', { id: data.bills[0].id }, token)).status).toBe(200);
    const all = await server.get('/apps/bills/list', { ...scope, restaurant: 'all' }, token);
    expect(all.data.totals.map(({ currency }: BillTotals) => currency)).toEqual(['EUR', 'USD']);
    const { token: other } = await server.signIn('manager');
    expect((await server.get('/apps/bills/list', { ...scope, restaurant: 'rst-tyo' }, other)).status).toBe(403);
  });

  it('the bill list is empty with the `empty` seed', async () => {
    const server = startApi({ seed: 'empty' });
    expect((await list(server, past)).data).toMatchObject({ bills: [], total: 0 });
    expect((await server.get('/apps/bills/bill', { id: 'nyc-20261114-001' })).status).toBe(404);
  });
});

it('bills keep their IDs after the code of a restaurant changes, and flags follow its thresholds', async () => {
  const server = startApi();
  const { restaurant } = (await server.get('/apps/restaurants/restaurant', { id: 'rst-nyc' })).data;
  const { thresholds, version } = restaurant;
  const before = (await list(server)).data.views.high_discount as number;
  const set = { code: 'SBR', thresholds: { ...thresholds, discount: 1_000 } };
  const response = await server.post('/apps/restaurants/update-restaurant', { id: 'rst-nyc', version, set });
  expect(response.status).toBe(200);
  expect((await server.get('/apps/bills/bill', { id: 'nyc-20261114-001' })).status).toBe(200);
  // The ID stays valid even if another restaurant gets the code.
  const fresh = {
    name: 'Rye Two',
    locationName: 'Harbour',
    code: 'NYC',
    timeZone: 'America/New_York',
    currency: 'USD',
  };
  expect((await server.post('/apps/restaurants/add-restaurant', { restaurant: fresh })).status).toBe(201);
  expect((await server.get('/apps/bills/bill', { id: 'nyc-20261114-001' })).status).toBe(200);
  expect((await list(server)).data.views.high_discount).toBeGreaterThan(before);
});

describe('loss report', () => {
  it('the loss report has the same sum for every grouping, and so do the totals of the list', async () => {
    const server = startApi();
    const records = (await wholeDay(server)).flatMap(lossesOf);
    const wanted = sum(records, ({ amount }) => amount);
    const lossOf = ({ discounts, comps, voids, refunds }: LossRow) => discounts + comps + voids + refunds;
    expect(lossesOfTotals((await list(server)).data.totals[0])).toBe(wanted);
    for (const groupBy of lossGroupings) {
      const { data } = await server.get('/apps/bills/loss', { ...past, groupBy });
      expect(sum(data.rows as LossRow[], lossOf)).toBe(wanted);
      expect(lossOf(data.totals[0])).toBe(wanted);
      expect([data.totals[0].records, sum(data.rows as LossRow[], (row) => row.records)]).toEqual([
        records.length,
        records.length,
      ]);
      const [first] = data.rows as LossRow[];
      // Each cell matches the bills that it links to.
      const has = { discounts: 'discount', comps: 'comp', voids: 'void', refunds: 'refund' } as const;
      for (const column of ['discounts', 'comps', 'voids', 'refunds'] as const) {
        const { data: behind } = await list(server, {
          ...past,
          has: has[column],
          [groupBy === 'server' ? 'server' : groupBy]: first!.key,
        });
        expect(behind.totals[0].match.amount).toBe(first![column]);
      }
    }
    const dashboard = (await server.get('/apps/dashboard/service-day', { restaurant: 'rst-nyc', date: past.from })).data
      .dashboard;
    expect(sum(dashboard.groups[0].losses as { amount: number }[], ({ amount }) => amount)).toBe(wanted);
    const { data } = await server.get('/apps/bills/loss', { restaurant: 'all', from: '2026-11-09', to: '2026-11-14' });
    expect(data.totals.map(({ currency }: LossRow) => currency)).toEqual(['EUR', 'JPY', 'USD']);
  });
});

describe('generated bills', () => {
  it('2,100 to 2,700 bills are generated per week', async () => {
    const server = startApi({ checkResponses: false });
    const counts = await Promise.all(
      Array.from(
        { length: 7 },
        async (_, back) =>
          (
            await list(server, {
              restaurant: 'all',
              from: addDays('2026-11-19', -back),
              to: addDays('2026-11-19', -back),
              perPage: 1,
            })
          ).data.total as number,
      ),
    );
    expect(sum(counts, (count) => count)).toBeGreaterThan(2100);
    expect(sum(counts, (count) => count)).toBeLessThan(2700);
  });

  it('generated bills are deterministic, independent of the order of reads', async () => {
    const ids = ['nyc-20261114-007', 'tyo-20260901-050', 'lis-20261120-004'];
    const [one, other] = [startApi(), startApi()];
    const read = async (server: Server, wanted: readonly string[]) =>
      Object.fromEntries(
        await Promise.all(
          wanted.map(async (id) => [id, (await server.get('/apps/bills/bill', { id })).data.bill] as const),
        ),
      );
    expect(await read(other, ids.toReversed())).toEqual(await read(one, ids));
    other.pass(24 * 3_600_000);
    expect(await read(other, ids.slice(0, 2))).toEqual(await read(one, ids.slice(0, 2)));
  });

  it('generated bills contain no future events on the current day', async () => {
    const server = startApi();
    for (let step = 0; step < 5; step += 1) {
      const now = server.clock.now.toISOString();
      const bills = await wholeDay(server, { restaurant: 'rst-nyc', from: day, to: day });
      const moments = bills.flatMap(({ openedAt, timeline, payments, lines }) => [
        openedAt,
        ...[timeline, payments].flat().map(({ at }) => at),
        ...lines.map(({ addedAt }) => addedAt),
      ]);
      expect(moments.every((moment) => moment <= now)).toBe(true);
      for (const { status, money, timeline, version, closedAt } of bills) {
        expect([status, version]).toEqual([status, timeline.length]);
        expect(status === 'open' || money.balance === 0).toBe(true);
        expect((status === 'closed') === (closedAt !== null)).toBe(true);
      }
      server.pass(37 * 60_000);
    }
    const { views } = (await list(server, { restaurant: 'rst-nyc' })).data;
    expect(views.open).toBeGreaterThan(3);
  });
});
