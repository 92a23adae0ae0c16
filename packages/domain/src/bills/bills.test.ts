import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/money';
import type { Bill, BillLine, BillRow, Payment, Refund, VoidInfo } from './billRecord.contract';
import type { BillSortColumn } from './billCodes';
import { billSortValues, sortByValue } from './billFilter';
import { lossesOf } from './billLosses';
import { computeBill, isActiveLine, taxOfBill } from './billMoney';
import { billRowOf } from './billRow';
import { billActions, billAgeOf, billFlagsOf, billRowActions } from './billRules';
import { aBill, aDiscount, aLine, aPayment } from './testing/bill';

const at = '2026-11-20T20:00:00.000Z';
const person = { id: 'stf-1', name: 'Ilse Okafor' };
const voided: VoidInfo = { reason: 'entry_error', note: '', by: person, approver: person, at, afterPayment: true };
const refundOf = (amount: number, overpayment = 0, tip = 0): Refund => ({
  id: 'r1',
  amount,
  overpayment,
  tip,
  reason: 'quality',
  note: '',
  by: person,
  approver: person,
  at,
});
const rateOf = (rate: number) => ({ id: `t${rate}`, name: '', rate });

const newYork = aBill({
  lines: [
    aLine({ quantityMilli: 2000, unitPrice: 1800, modifiers: [{ optionId: 'o', name: '', price: 150, quantity: 1 }] }),
    aLine({ unitPrice: 700 }),
    aLine({ unitPrice: 900, voided }),
  ],
  discounts: [aDiscount({ rate: 10_000 })],
});

describe('worked examples of a bill', () => {
  it('computes a bill with added tax', () => {
    const { money } = computeBill(newYork);
    expect(money).toMatchObject({
      items: 4600,
      discounts: 460,
      taxAdded: 367,
      total: 4507,
      netSales: 4140,
      voidedValue: 900,
    });
  });

  it('computes a bill with included tax and a comped line', () => {
    const { money } = computeBill(
      aBill({
        taxMode: 'included',
        lines: [
          aLine({ quantityMilli: 2000, unitPrice: 1650, taxRate: rateOf(13_000) }),
          aLine({ quantityMilli: 2000, unitPrice: 480, taxRate: rateOf(23_000) }),
          aLine({ unitPrice: 650, taxRate: rateOf(13_000), discounts: [aDiscount({ kind: 'comp', rate: 100_000 })] }),
        ],
      }),
    );
    expect(money).toMatchObject({ items: 4910, comps: 650, total: 4260, taxIncluded: 560, netSales: 3700 });
  });

  it('computes a bill in a currency without decimals, with a taxed charge', () => {
    const taxRate = rateOf(10_000);
    const { money } = computeBill(
      aBill({
        currency: 'JPY',
        taxMode: 'included',
        lines: [
          aLine({
            quantityMilli: 3000,
            unitPrice: 1480,
            taxRate,
            modifiers: [{ optionId: 'o', name: '', price: 200, quantity: 1 }],
          }),
          aLine({ quantityMilli: 3000, unitPrice: 620, taxRate }),
        ],
        serviceCharges: [
          { id: 'c1', ruleId: 'r', name: '', rate: 10_000, fixed: null, gratuity: false, taxRate, amount: 0 },
        ],
      }),
    );
    expect(money).toMatchObject({ items: 6900, serviceCharges: 690, total: 7590, taxIncluded: 690, netSales: 6900 });
  });

  it('computes a partial refund and the refund of the rest', () => {
    const paidBy = (refunds: Refund[]) =>
      computeBill({ ...newYork, status: 'closed', payments: [aPayment({ amount: 4507, refunds })] });
    expect(paidBy([refundOf(2000)])).toMatchObject({
      refundStatus: 'partial',
      money: { refundedNet: 1838, balance: 0 },
    });
    expect(paidBy([refundOf(2000), refundOf(2507)])).toMatchObject({
      refundStatus: 'full',
      money: { refundedNet: 4140, netSales: 0, balance: 0 },
    });
  });
});

const discount = fc.record({
  kind: fc.constantFrom('discount' as const, 'comp' as const),
  rate: fc.option(fc.integer({ min: 0, max: 100_000 })),
  fixed: fc.integer({ min: 0, max: 9000 }),
});
const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 50_000 }),
  quantityMilli: fc.integer({ min: 1, max: 5000 }),
  taxRate: fc.integer({ min: 0, max: 30_000 }).map(rateOf),
  discounts: fc.array(discount.map(aDiscount), { maxLength: 3 }),
  discountable: fc.boolean(),
  voided: fc.option(fc.constant(voided), { freq: 4 }),
});
const charge = fc.record({
  rate: fc.option(fc.integer({ min: 0, max: 20_000 })),
  fixed: fc.integer({ min: 0, max: 900 }),
  gratuity: fc.boolean(),
  taxed: fc.boolean(),
});
const drawn: fc.Arbitrary<Bill> = fc
  .record({
    taxMode: fc.constantFrom('added' as const, 'included' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    discounts: fc.array(discount.map(aDiscount), { maxLength: 3 }),
    charges: fc.array(charge, { maxLength: 2 }),
    guests: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ lines, charges, ...bill }) =>
    aBill({
      ...bill,
      lines: lines.map((entry, index) => aLine({ ...entry, id: `l${index}` })),
      serviceCharges: charges.map(({ taxed, ...entry }, index) => ({
        ...entry,
        id: `c${index}`,
        ruleId: '',
        name: '',
        taxRate: taxed && !entry.gratuity ? rateOf(9000) : null,
        amount: 0,
      })),
    }),
  );
const paid = (bill: Bill, status: Payment['status'] = 'authorised') => {
  const { total } = computeBill(bill).money;
  return computeBill({ ...bill, status: 'paid', payments: [aPayment({ amount: total, status })] });
};

describe('any bill', () => {
  it('the amounts of a bill are integers that add up, and only the balance can be negative', () => {
    fc.assert(
      fc.property(drawn, (bill) => {
        const { money, lines, serviceCharges } = computeBill(bill);
        const activeLines = lines.filter(isActiveLine);
        expect(money.total).toBe(
          money.items - money.discounts - money.comps + money.serviceCharges + money.gratuity + money.taxAdded,
        );
        expect(sumOf(activeLines, (entry) => entry.payable)).toBe(money.items - money.discounts - money.comps);
        const shares = sumOf(lines, (entry) => entry.taxShare);
        const isChargeTaxed = serviceCharges.some((entry) => entry.taxRate && entry.amount > 0);
        expect(shares <= taxOfBill(money)).toBe(true);
        expect(isChargeTaxed || shares === taxOfBill(money)).toBe(true);
        for (const [name, value] of Object.entries(money)) {
          expect([name, Number.isSafeInteger(value) && (name === 'balance' || value >= 0)]).toEqual([name, true]);
        }
        expect(money.discounts + money.comps).toBeLessThanOrEqual(money.items);
      }),
    );
  });

  it('partial refunds of a bill reverse part of its sales, a full refund all of them', () => {
    fc.assert(
      fc.property(drawn, fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 5 }), (bill, steps) => {
        const full = paid(bill);
        let left = full.money.total;
        let netSales = full.money.netSales;
        const refunds: Refund[] = [];
        for (const step of [...steps, Infinity]) {
          const amount = Math.min(step, left);
          left -= amount;
          refunds.push(refundOf(amount));
          const now = computeBill({ ...full, payments: [{ ...full.payments[0]!, refunds: [...refunds] }] }).money;
          expect(now.netSales).toBeLessThanOrEqual(netSales);
          expect([now.balance, now.paid]).toEqual([0, left]);
          netSales = now.netSales;
        }
        expect(netSales).toBe(0);
      }),
    );
  });

  it('a voided bill has a total of zero and refunds a voided paid line once', () => {
    fc.assert(
      fc.property(drawn, (bill) => {
        const full = paid(bill);
        const gone = computeBill({
          ...full,
          status: 'voided',
          lines: full.lines.map((entry) => ({ ...entry, voided })),
          payments: full.payments.map((entry) => ({ ...entry, status: 'voided' })),
        });
        const { voidedValue, ...rest } = gone.money;
        expect(voidedValue).toBe(sumOf(full.lines, ({ gross }) => gross));
        expect(Object.values(rest).every((value) => value === 0)).toBe(true);

        const lines: BillLine[] = full.lines.map((entry, index) => (index === 0 ? { ...entry, voided } : entry));
        const less = computeBill({ ...full, lines });
        const surplus = Math.max(0, -less.money.balance);
        const refunds = surplus > 0 ? [refundOf(surplus, surplus)] : [];
        const settled = computeBill({ ...less, payments: less.payments.map((entry) => ({ ...entry, refunds })) });
        expect(settled.money.balance).toBe(Math.max(0, less.money.balance));
        expect(settled.money.netSales).toBe(less.money.netSales);
        expect(settled.money.refundedSale).toBe(0);
      }),
    );
  });

  it('the loss records of a bill add up to its discounts, comps and voided value', () => {
    fc.assert(
      fc.property(drawn, (bill) => {
        const computed = computeBill(bill);
        const lost = (kind: string) =>
          sumOf(lossesOf(computed), (record) => (record.kind === kind ? record.amount : 0));
        const { discounts, comps, voidedValue } = computed.money;
        expect([lost('discount'), lost('comp'), lost('void')]).toEqual([discounts, comps, voidedValue]);
      }),
    );
  });
});

describe('flags and actions of a bill', () => {
  const limits = { discount: 20_000, tip: 25_000, openMinutes: 60, dayEnd: Date.parse('2026-11-21T09:00:00Z') };
  const flagsAt = (bill: Bill, now: string) => billFlagsOf(computeBill(bill), limits, Date.parse(now));

  it('flags bills that need attention', () => {
    const open = aBill({ openedAt: at });
    expect(flagsAt(open, '2026-11-20T21:00:00Z')).toEqual([]);
    expect(flagsAt(open, '2026-11-20T21:00:01Z')).toEqual(['overdue']);
    expect(flagsAt({ ...open, openedAt: '2026-11-21T08:59:00Z' }, '2026-11-21T09:00:00Z')).toEqual(['overdue']);
    expect(flagsAt({ ...open, discounts: [aDiscount({ rate: 20_000 })] }, at)).toEqual(['high_discount']);
    expect(flagsAt({ ...open, discounts: [aDiscount({ rate: 19_000 })] }, at)).toEqual([]);
    const payment = aPayment({ amount: 1089, tip: 273 });
    expect(flagsAt({ ...open, status: 'paid', server: null, payments: [payment] }, at)).toEqual([
      'high_tip',
      'no_server',
    ]);
    expect(flagsAt({ ...open, status: 'paid', payments: [{ ...payment, tip: 0, amount: 2000 }] }, at)).toEqual([
      'refund_due',
    ]);
  });

  it.each([
    [44, 'normal'],
    [45, 'soon'],
    [60, 'soon'],
    [61, 'late'],
  ])('a bill open for %i of 60 minutes is %s', (minutes, level) => {
    const now = Date.parse(at) + minutes * 60_000;
    expect(billAgeOf(aBill({ openedAt: at }), 60, now)).toEqual({ minutes, level });
  });

  it('bill actions depend on the permissions, the state of the bill and the current date', () => {
    const situation = { may: () => true, currentDate: '2026-11-20' };
    const two = aBill({ lines: [aLine({ id: 'a' }), aLine({ id: 'b' })] });
    expect(billActions(computeBill(two), situation)).toEqual(['add_note', 'void_line', 'void_bill', 'print_receipt']);
    expect(billActions(computeBill(aBill({})), situation)).not.toContain('void_line');
    const all = [
      'add_note',
      'adjust_tip',
      'close',
      'void_line',
      'void_bill',
      'refund',
      'print_receipt',
      'email_receipt',
      'delete',
    ];
    expect(billActions(paid(two), situation)).toEqual(all);
    const closed = { ...paid(two, 'captured'), status: 'closed' as const };
    expect(billActions(closed, situation)).toEqual([
      'add_note',
      'refund',
      'reopen',
      'print_receipt',
      'email_receipt',
      'delete',
    ]);
    const old = { ...situation, currentDate: '2026-11-22' };
    expect(billActions(closed, { ...old, may: (action) => action !== 'manage' })).not.toContain('reopen');
    expect(billActions(closed, old)).toContain('reopen');
    expect(billActions({ ...closed, hidden: { at, by: person } }, situation)).toContain('restore');
    expect(billActions(closed, { ...situation, may: () => false })).toEqual([]);
  });

  it('a bill row offers the same close, print, delete and restore actions as its bill', () => {
    const bill = paid(aBill({}));
    const bills: Bill[] = [
      computeBill(aBill({})),
      bill,
      { ...bill, status: 'closed' },
      { ...bill, status: 'closed', hidden: { at, by: person } },
      { ...bill, money: { ...bill.money, balance: -1 } },
    ];
    const asRow = ['close', 'print_receipt', 'delete', 'restore'];
    for (const may of [() => true, () => false, (right: string) => right === 'read']) {
      const situation = { may, currentDate: '2026-11-20' };
      for (const each of bills)
        expect(billRowActions(billRowOf(each), situation).toSorted()).toEqual(
          billActions(each, situation)
            .filter((action) => asRow.includes(action))
            .toSorted(),
        );
    }
  });
});

it('sorts bills by value, then by ID, missing values last', () => {
  const rows = [
    { id: 'c', value: 'Éclair' },
    { id: 'b', value: null },
    { id: 'a', value: 'éclair' },
    { id: 'd', value: 'Apple' },
  ];
  const ids = (sort: 'asc' | 'desc') => sortByValue(rows, sort, 'en').map(({ id }) => id);
  expect([ids('asc'), ids('desc')]).toEqual([
    ['d', 'a', 'c', 'b'],
    ['c', 'a', 'd', 'b'],
  ]);
});

it('sorts bills by status in the order of their lifecycle', () => {
  const rows = (['voided', 'paid', 'closed', 'open'] as const).map((status) => {
    const value = billSortValues.status({ status } as Parameters<typeof billSortValues.status>[0]);
    return { id: status, value };
  });
  expect(sortByValue(rows, 'asc').map(({ id }) => id)).toEqual(['open', 'paid', 'closed', 'voided']);
  expect(sortByValue(rows, 'desc').map(({ id }) => id)).toEqual(['voided', 'closed', 'paid', 'open']);
});

it.each<[BillSortColumn, Partial<BillRow>, unknown]>([
  ['openedAt', { openedAt: '1970-01-01T00:00:01.000Z' }, 1000],
  ['number', { number: 7 }, 7],
  ['restaurant', { restaurantId: 'quay' }, 'quay'],
  ['place', { table: '12', tabName: 'Ada', customerName: 'Bea' }, '12'],
  ['place', { table: null, tabName: 'Ada', customerName: 'Bea' }, 'Ada'],
  ['place', { table: null, tabName: null, customerName: 'Bea' }, 'Bea'],
  ['server', { server: { id: 's1', name: 'Ines' } }, 'Ines'],
  ['server', { server: null }, null],
  ['guests', { guests: 4 }, 4],
  ['channel', { channel: 'kiosk' }, 'kiosk'],
  ['losses', { money: { discounts: 3, comps: 4 } as BillRow['money'] }, 7],
  ['total', { money: { total: 5 } as BillRow['money'] }, 5],
  ['tips', { money: { tips: 6 } as BillRow['money'] }, 6],
  ['balance', { money: { balance: 7 } as BillRow['money'] }, 7],
  ['netSales', { money: { netSales: 8 } as BillRow['money'] }, 8],
])('the column %s sorts %j by %j', (column, row, value) => expect(billSortValues[column](row as BillRow)).toBe(value));
