import type { Bill } from '@larder/domain/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { sampleBill, samplePlace } from '../testing/sampleBill';
import { BillReceipt } from './BillReceipt';

afterEach(cleanup);

/** Returns the texts of the header, the items, the sums and the payments. */
function receiptOf(bill: Bill) {
  const { container } = render(<BillReceipt bill={bill} place={samplePlace} />, { wrapper: TextKeys });
  const textsOf = (parent: Element) => [...parent.children].map(({ textContent }) => textContent);
  const [sums, paid] = container.querySelectorAll('dl');
  return {
    header: textsOf(container.querySelector('header')!),
    items: textsOf(container.querySelector('ul')!),
    sums: textsOf(sums!),
    paid: textsOf(paid!),
  };
}

it('the receipt lists items, reductions, charges, taxes and payments', () => {
  expect(receiptOf(sampleBill())).toEqual({
    header: ['', 'Quay Street', '14 Quay Street, New York', 'Friday 20 November · 14:35'],
    items: [
      '3SoupExtra bread · No salt · bills.receipt.seat seat=260.00',
      '1.25 kgSea bass50.00',
      '1Lemonadebills.receipt.voided reason=bills.reasons.kitchen_error0.00',
    ],
    sums: ['bills.receipt.subtotal110.00', 'Promotion 10%−11.00', 'Large party 5%4.95', 'Sales tax 8.875%8.79'],
    paid: [
      'bills.fields.total$112.74',
      'Tern 0042$100.00',
      'bills.receipt.tip$15.00',
      'bills.receipt.refunded−$5.00',
      'bills.paymentTypes.cash$12.74',
    ],
  });
});

it('the receipt of an open bill says that it is not a receipt, and shows the balance', () => {
  const { header, paid } = receiptOf(sampleBill({ status: 'open', paidAt: null, payments: [] }));
  expect(header.slice(3)).toEqual(['Friday 20 November · 13:00', 'bills.receipt.notAReceipt']);
  expect(paid).toEqual(['bills.fields.total$112.74', 'bills.fields.balance$112.74']);
});

it('the receipt states the time of closing and the tax that prices include', () => {
  const { header, sums, paid } = receiptOf(
    sampleBill({ status: 'closed', closedAt: '2026-11-20T20:10:00.000Z', taxMode: 'included', currency: 'JPY' }),
  );
  expect(header[3]).toBe('Friday 20 November · 15:10');
  expect(sums).toEqual(['bills.receipt.subtotal11,000', 'Promotion 10%−1,100', 'Large party 5%495']);
  expect(paid.slice(0, 2)).toEqual(['bills.fields.total¥10,395', 'bills.receipt.taxIncluded¥807']);
});

it('the receipt lists discounts of items, with the amount of each', () => {
  const bill = sampleBill();
  const [soup] = bill.lines;
  const own = { ...bill.discounts[0]!, id: 'd2', name: 'Staff meal', rate: null, fixed: 500 };
  const { items, sums } = receiptOf(sampleBill({ lines: [{ ...soup!, discounts: [own] }], discounts: [] }));
  expect(items).toEqual(['3SoupExtra bread · Staff meal −5.00 · No salt · bills.receipt.seat seat=260.00']);
  expect(sums.slice(0, 3)).toEqual(['bills.receipt.subtotal60.00', 'Staff meal−5.00', 'Large party 5%2.75']);
});
