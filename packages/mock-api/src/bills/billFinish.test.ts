import { addDays, type Bill } from '@larder/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const restaurants = ['rst-nyc', 'rst-lis', 'rst-tyo'] as const;
const bills: Bill[] = [];

/** Loads all bills of three days in every restaurant. */
beforeAll(async () => {
  const { get } = startApi({ checkResponses: false });
  for (const restaurant of restaurants) {
    const parameters = { restaurant, from: addDays('2026-11-14', -2), to: '2026-11-14', hidden: 'include' };
    const { data } = await get('/apps/bills/all-data', parameters);
    for (const { id } of data.bills as Bill[]) bills.push((await get('/apps/bills/bill', { id })).data.bill);
  }
});

const captured = (bill: Bill) => bill.payments.filter(({ status }) => status === 'captured');
const paymentsOf = (type: Bill['payments'][number]['type']) =>
  bills
    .flatMap((bill) => captured(bill).map((payment) => ({ bill, payment })))
    .filter(({ payment }) => payment.type === type);

describe('payments of generated bills', () => {
  it('the change of a cash payment is what the guest gave, less the amount and the tip', () => {
    const cash = paymentsOf('cash').filter(({ payment }) => payment.refunds.length === 0);
    expect(cash.filter(({ payment }) => payment.tip > 0).length).toBeGreaterThan(20);
    for (const { payment } of cash) {
      const { amount, tip, tendered, change } = payment;
      expect([change, (tendered ?? 1) % 500]).toEqual([(tendered ?? 0) - amount - tip, 0]);
      expect(change).toBeLessThan(500);
      expect(change).toBeGreaterThanOrEqual(0);
    }
  });

  it('tips are whole percentages: 12 to 24, or 32 to 45 if high, in New York, 5 to 10 in Lisbon, none in Tokyo', () => {
    const ratesOf = (place: string) =>
      bills
        .filter(({ restaurantId }) => restaurantId === place)
        .flatMap(captured)
        .filter(({ tip, amount }) => tip > 0 && amount > 2000)
        .map(({ tip, amount, ...rest }) => ({ tip, amount, ...rest, rate: Math.round((tip * 100) / amount) }));
    const [newYork, lisbon, tokyo] = restaurants.map(ratesOf) as [
      ReturnType<typeof ratesOf>,
      ReturnType<typeof ratesOf>,
      ReturnType<typeof ratesOf>,
    ];
    expect(newYork.length).toBeGreaterThan(200);
    expect(lisbon.length).toBeGreaterThan(5);
    expect(tokyo).toEqual([]);
    for (const { tip, amount, rate } of [...newYork, ...lisbon]) expect(tip).toBe(Math.round((amount * rate) / 100));
    expect(newYork.every(({ rate }) => (rate >= 12 && rate <= 24) || (rate >= 32 && rate <= 45))).toBe(true);
    expect(lisbon.every(({ rate }) => rate >= 5 && rate <= 10)).toBe(true);
  });

  it('only card payments have a brand and four digits or are declined, and only cash payments have change', () => {
    for (const { type, brand, last4, tendered, change, status } of bills.flatMap(({ payments }) => payments)) {
      expect([brand !== null, /^\d{4}$/.test(last4 ?? '')]).toEqual([type === 'card', type === 'card']);
      expect(type === 'cash' || (tendered === null && change === 0)).toBe(true);
      expect(status !== 'declined' || type === 'card').toBe(true);
    }
  });

  it('captured payments of a closed bill add up to its total', () => {
    const closed = bills.filter(
      ({ status, payments }) => status === 'closed' && payments.every(({ refunds }) => refunds.length === 0),
    );
    expect(closed.length).toBeGreaterThan(500);
    for (const bill of closed) {
      expect(captured(bill).reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.money.total);
      expect(captured(bill).length).toBeLessThanOrEqual(2);
    }
    expect(closed.some((bill) => captured(bill).length === 2)).toBe(true);
  });

  it('the events of a bill are in order, and its lines are added before its payment', () => {
    for (const { timeline, openedAt, paidAt, closedAt, lines } of bills) {
      const moments = timeline.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted());
      for (const { addedAt } of lines) expect(addedAt >= openedAt && (!paidAt || addedAt < paidAt)).toBe(true);
      expect(!paidAt || !closedAt || paidAt <= closedAt).toBe(true);
    }
  });
});
