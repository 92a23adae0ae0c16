import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderDelivery } from './orderDelivery';

const order = (...dates: string[]) => ({
  deliveries: dates.map((shippingDate, index) => ({ productId: index + 1, shippingDate })),
});

it('an order is expected until its first promised date has passed', () => {
  expect(orderDelivery(order('2026-11-22', '2026-11-20'), '2026-11-20')).toEqual({
    state: 'expected',
    last: '2026-11-22',
  });
});

it('an order is partly due while another delivery is promised', () => {
  expect(orderDelivery(order('2026-11-22', '2026-11-18', '2026-11-25'), '2026-11-20')).toEqual({
    state: 'partlyDue',
    last: '2026-11-25',
  });
});

it('an order is due after its last promised date', () => {
  expect(orderDelivery(order('2026-11-18', '2026-11-19'), '2026-11-20')).toEqual({ state: 'due', last: undefined });
});

it('the delivery state never returns to an earlier one as days pass', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const ranks = { expected: 0, partlyDue: 1, due: 2 };
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), day, day, (dates, a, b) => {
      const [earlier, later] = [a, b].toSorted() as [string, string];
      const rankOn = (today: string) => ranks[orderDelivery(order(...dates), today).state];
      expect(rankOn(earlier)).toBeLessThanOrEqual(rankOn(later));
    }),
  );
});
