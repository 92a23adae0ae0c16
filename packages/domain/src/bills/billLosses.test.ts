import { describe, expect, it } from 'vitest';
import { lossesOf, lossRowsOf, noneKey, type LossRecord } from './billLosses';
import type { LossGrouping } from './billCodes';
import { aBill, aDiscount, aLine, aPayment, aSoldBill } from './testing/bill';

const mara = { id: 'stf-1', name: 'Mara Lund' };
const ilse = { id: 'stf-2', name: 'Ilse Okafor' };
const at = '2026-11-20T19:00:00.000Z';
const voided = { reason: 'quality', note: '', by: mara, approver: ilse, at, afterPayment: true } as const;

const bill = aSoldBill({
  server: mara,
  lines: [
    aLine({ discounts: [aDiscount({ fixed: 100, kind: 'comp', reason: 'staff_meal', approver: ilse })] }),
    aLine({ id: 'l2', itemId: 'itm-2', name: 'Bread', unitPrice: 400, voided }),
    aLine({ id: 'l3', itemId: 'itm-2', name: 'Bread', unitPrice: 0, voided }),
  ],
  discounts: [aDiscount({ id: 'd2', rate: 10_000 }), aDiscount({ id: 'd3', fixed: 0 })],
  payments: [
    aPayment({
      amount: 900,
      refunds: [
        {
          id: 'r1',
          amount: 300,
          overpayment: 50,
          tip: 10,
          reason: 'quality',
          note: '',
          by: mara,
          approver: ilse,
          at,
        },
      ],
    }),
  ],
});
const other = aSoldBill({ id: 'lis-1', currency: 'EUR', server: null, discounts: [aDiscount({ fixed: 200 })] });

describe('losses of a bill', () => {
  it('lists discounts, comps, voided lines and refunds of sales', () => {
    const facts = ({ kind, lineId, paymentId, itemId, amount, afterPayment }: LossRecord) => [
      kind,
      lineId ?? paymentId,
      itemId,
      amount,
      afterPayment,
    ];
    expect(lossesOf(bill).map(facts)).toEqual([
      ['discount', null, null, 90, false],
      ['comp', 'l1', 'itm-1', 100, false],
      ['void', 'l2', 'itm-2', 400, true],
      ['void', 'l3', 'itm-2', 0, true],
      ['refund', 'p1', null, 250, true],
    ]);
    expect(lossesOf(aBill({}))).toEqual([]);
  });
});

describe('losses by group', () => {
  const entries = [bill, other].map((each) => ({ bill: each, records: lossesOf(each) }));
  const sold = new Map([
    ['USD', 2000],
    ['EUR', 1000],
    ['JPY', 500],
  ]);

  it.each<[LossGrouping, (string | number)[][]]>([
    [
      'reason',
      [
        ['EUR', 'promotion', 'promotion', 200, 1],
        ['USD', 'quality', 'quality', 650, 3],
        ['USD', 'staff_meal', 'staff_meal', 100, 1],
        ['USD', 'promotion', 'promotion', 90, 1],
      ],
    ],
    [
      'server',
      [
        ['EUR', noneKey, '', 200, 1],
        ['USD', 'stf-1', 'Mara Lund', 840, 5],
      ],
    ],
    [
      'approver',
      [
        ['EUR', noneKey, '', 200, 1],
        ['USD', 'stf-2', 'Ilse Okafor', 750, 4],
        ['USD', noneKey, '', 90, 1],
      ],
    ],
    [
      'item',
      [
        ['EUR', noneKey, '', 200, 1],
        ['USD', 'itm-2', 'Bread', 400, 2],
        ['USD', noneKey, '', 340, 2],
        ['USD', 'itm-1', 'Soup', 100, 1],
      ],
    ],
  ])('sums the losses by %s, largest first', (groupBy, expected) => {
    const { rows } = lossRowsOf(entries, groupBy, sold);
    expect(
      rows.map(({ currency, key, label, discounts, comps, voids, refunds, records }) => [
        currency,
        key,
        label,
        discounts + comps + voids + refunds,
        records,
      ]),
    ).toEqual(expected);
  });

  it('adds one total row per currency, with the losses as a share of the sold items', () => {
    const { totals } = lossRowsOf(entries, 'reason', sold);
    expect(totals).toMatchObject([
      { currency: 'EUR', discounts: 200, bills: 1, records: 1, share: 20_000 },
      { currency: 'JPY', discounts: 0, bills: 0, records: 0, share: 0 },
      { currency: 'USD', discounts: 90, comps: 100, voids: 400, refunds: 250, bills: 1, records: 5, share: 42_000 },
    ]);
    expect(totals[2]?.afterPayment).toBe(3);
  });
});
