import type { Bill } from '@larder/domain/contract';
import { beforeAll, expect, it } from 'vitest';
import { seedItems } from '../menu/menu.fixtures';
import { startApi } from '../testing/api';
import { cutBill, lastMoment } from './billCut';

const openedAt = '2026-11-20T18:00:00.000Z';

it.each([
  ['30 minutes after the last added line', ['2026-11-20T18:05:00.000Z'], ['2026-11-20T18:20:00.000Z'], '18:50'],
  ['at the last event, if later', ['2026-11-20T19:40:00.000Z'], ['2026-11-20T18:20:00.000Z'], '19:40'],
  ['30 minutes after opening without lines', [], [], '18:30'],
  ['the latest of unsorted events and lines', ['2026-11-20T20:00:00.000Z', openedAt], [openedAt], '20:00'],
])('the last change of a bill is %s', (_name, events, lines, time) => {
  const bill = { openedAt, timeline: events.map((at) => ({ at })), lines: lines.map((addedAt) => ({ addedAt })) };
  expect(new Date(lastMoment(bill as unknown as Parameters<typeof lastMoment>[0])).toISOString()).toContain(`T${time}`);
});

/** A closed bill with an adjusted tip. */
let bill: Bill;
beforeAll(async () => {
  const { get } = startApi({ checkResponses: false });
  const { data } = await get('/apps/bills/all-data', { restaurant: 'rst-nyc', from: '2026-11-14', to: '2026-11-14' });
  for (const { id, status } of data.bills as Bill[]) {
    bill = (await get('/apps/bills/bill', { id })).data.bill as Bill;
    if (status === 'closed' && bill.timeline.some(({ type }) => type === 'tip_adjusted')) break;
  }
});
const eventOf = (type: Bill['timeline'][number]['type']) =>
  Date.parse(bill.timeline.find((event) => event.type === type)!.at);
const cutAt = (time: number) => cutBill(bill, time)!;

it('a bill does not exist before it was opened', () => {
  const opened = Date.parse(bill.openedAt);
  expect(cutBill(bill, opened - 1)).toBeNull();
  expect(cutAt(opened)).toMatchObject({ status: 'open', version: 1, paidAt: null, closedAt: null, payments: [] });
});

it('a bill at a given time contains only what happened until that time', () => {
  for (const { at } of bill.timeline) {
    const time = Date.parse(at);
    const { timeline, lines, payments, version, updatedAt } = cutAt(time);
    const past = bill.timeline.filter((event) => Date.parse(event.at) <= time);
    expect([timeline, version, updatedAt]).toEqual([past, past.length, past.at(-1)!.at]);
    expect(lines.map(({ id }) => id)).toEqual(
      bill.lines.filter(({ addedAt }) => Date.parse(addedAt) <= time).map(({ id }) => id),
    );
    expect(payments.map(({ id }) => id)).toEqual(
      bill.payments.filter((payment) => Date.parse(payment.at) <= time).map(({ id }) => id),
    );
  }
});

it('a bill is paid, then closed, and a card payment is authorized until then', () => {
  const [paid, closed] = [Date.parse(bill.paidAt!), eventOf('closed')];
  const statusOf = (time: number) => {
    const { status, paidAt, closedAt, payments } = cutAt(time);
    return [status, paidAt, closedAt, payments.find(({ type }) => type === 'card')?.status];
  };
  expect(statusOf(paid - 1)).toEqual(['open', null, null, undefined]);
  expect(statusOf(paid)).toEqual(['paid', bill.paidAt, null, 'authorised']);
  expect(statusOf(closed)).toEqual(['closed', bill.paidAt, new Date(closed).toISOString(), 'captured']);
});

it('a card payment has no tip until the tip is adjusted', () => {
  const adjusted = eventOf('tip_adjusted');
  const tipsAt = (time: number) => cutAt(time).payments.reduce((sum, { tip }) => sum + tip, 0);
  const tips = bill.payments.reduce((sum, { tip }) => sum + tip, 0);
  expect(tips).toBeGreaterThan(0);
  expect(tipsAt(adjusted)).toBe(tips);
  expect(tipsAt(adjusted - 1)).toBeLessThan(tips);
});

it('a line is sent after a minute, ready after its preparation time, and served four minutes later', () => {
  const [{ id, itemId, addedAt }] = bill.lines as [Bill['lines'][number]];
  const needed = seedItems.find((item) => item.id === itemId)!.minutes * 60_000;
  const fulfilmentAfter = (time: number) =>
    cutAt(Date.parse(addedAt) + time).lines.find((line) => line.id === id)?.fulfilment;
  const times = [0, 60_000, needed, needed + 4 * 60_000];
  expect(times.map(fulfilmentAfter)).toEqual(['new', 'sent', 'ready', 'served']);
  expect(times.slice(1).map((time) => fulfilmentAfter(time - 1))).toEqual(['new', 'sent', 'ready']);
});
