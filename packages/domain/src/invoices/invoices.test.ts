import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../http/rules';
import { newInvoiceSchema } from './invoiceForms.contract';
import type { Invoice, InvoiceClient } from './invoices.contract';
import {
  copyOfInvoice,
  filterClients,
  filterInvoices,
  firstClients,
  invoiceTiles,
  invoiceTotals,
  nextInvoiceNumber,
  sortInvoices,
} from './invoices';
import { invoiceBalance, invoiceStatusOn, invoiceSums, lineSums, paidSum, percentOf, percentFor } from './invoiceSums';

const today = '2026-11-20';
const lineFigures = fc.record({
  cost: fc.integer({ min: 0, max: 100_000_000 }).map((minor) => minor / 100),
  qty: fc.integer({ min: 1, max: 100_000_000 }).map((milli) => milli / 1000),
  discount: fc.oneof(
    fc.constantFrom(0, 100, 33.333),
    fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 100_000),
  ),
  tax: fc.oneof(
    fc.constantFrom(0, 8.875, 23),
    fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
  ),
});

describe('invoice sums', () => {
  it('sums the lines of an invoice in integer cents', () => {
    fc.assert(
      fc.property(fc.array(lineFigures, { maxLength: 12 }), (lines) => {
        const sums = invoiceSums(lines);
        const each = lines.map(lineSums);
        for (const name of ['subtotal', 'discount', 'tax', 'total'] as const) {
          expect(Number.isSafeInteger(sums[name]) && sums[name] >= 0).toBe(true);
          expect(sums[name]).toBe(each.reduce((sum, line) => sum + line[name], 0));
        }
        expect(sums.subtotal - sums.discount + sums.tax).toBe(sums.total);
        expect(sums.discount).toBeLessThanOrEqual(sums.subtotal);
      }),
      { numRuns: 100 },
    );
  });

  it('line totals match exact fractions', () => {
    fc.assert(
      fc.property(lineFigures, ({ cost, qty, discount, tax }) => {
        const half = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));
        const gross = half(BigInt(Math.round(cost * 100)) * BigInt(Math.round(qty * 1000)), 1000n);
        const off = half(BigInt(gross) * BigInt(Math.round(discount * 1e5)), 10_000_000n);
        const onTop = half(BigInt(gross - off) * BigInt(Math.round(tax * 1e5)), 10_000_000n);
        expect(lineSums({ cost, qty, discount, tax }).total).toBe(gross - off + onTop);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [{ cost: 68, qty: 18, discount: 0, tax: 8.875 }, 133_263],
    [{ cost: 0.1, qty: 3, discount: 0, tax: 0 }, 30],
    [{ cost: 1.005, qty: 1, discount: 0, tax: 0 }, 100],
    [{ cost: 19.99, qty: 0.333, discount: 10, tax: 20 }, 719],
    [{ cost: 10, qty: 1, discount: 100, tax: 23 }, 0],
  ])('the total of the line %j is %i cents', (line, total) => {
    expect(lineSums(line).total).toBe(total);
  });

  it('finds a percentage for every discount of an order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_900 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (amount, share) => {
          const off = Math.round(amount * share);
          expect(percentOf(amount, percentFor(off, amount))).toBe(off);
        },
      ),
      { numRuns: 100 },
    );
    expect(percentFor(0, 0)).toBe(0);
  });
});

describe('invoice status', () => {
  const state = { total: 100, balance: 100, dueDate: '2026-11-30', set: 'Sent' } as const;
  it.each([
    [{}, 'Sent'],
    [{ set: 'Draft' }, 'Draft'],
    [{ set: 'Downloaded' }, 'Downloaded'],
    [{ dueDate: today }, 'Sent'],
    [{ dueDate: '2026-11-19' }, 'Past Due'],
    [{ dueDate: '2026-11-19', balance: 99.99 }, 'Partial Payment'],
    [{ balance: 0.01 }, 'Partial Payment'],
    [{ balance: 0, dueDate: '2026-11-19' }, 'Paid'],
    [{ balance: -5 }, 'Paid'],
    [{ total: 0, balance: 0, set: 'Draft' }, 'Paid'],
  ] as const)('derives the invoice status from %j: %s', (change, status) => {
    expect(invoiceStatusOn({ ...state, ...change }, today)).toBe(status);
  });

  it('sums payments without floating-point errors', () => {
    expect(invoiceBalance(0.3, [{ amount: 0.1 }, { amount: 0.2 }])).toBe(0);
    expect(invoiceBalance(100, [{ amount: 130.1 }])).toBe(-30.1);
    expect(paidSum([{ amount: 0.1 }, { amount: 0.7 }])).toBe(80);
  });
});

const person = (id: number, name = `Client ${id}`): InvoiceClient => ({
  id,
  name,
  company: `House ${id}`,
  companyEmail: `c${id}@house.example`,
  address: '',
  country: '',
  contact: '',
});
const invoice = (id: number, change: Partial<Invoice> = {}): Invoice => ({
  id,
  issuedDate: '2026-11-01',
  dueDate: '2026-11-30',
  client: person(id),
  service: '',
  total: 50,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 50,
  lines: [],
  payments: [],
  salesperson: '',
  note: '',
  paymentMethod: null,
  showTerms: true,
  showNote: true,
  showStub: false,
  ...change,
});

const supplier = { name: 'Larder Supply', email: 'accounts@larder-supply.example', address: '' };

describe('invoice lists', () => {
  it('sums the invoice tiles in cents', () => {
    const payments = [
      { id: 'payment-1', amount: 20.1, date: '2026-11-04', method: 'Cash' as const },
      { id: 'payment-2', amount: 5, date: '2026-10-31', method: 'Cash' as const },
    ];
    const rows = [
      invoice(1, { balance: 24.9, payments, invoiceStatus: 'Partial Payment' }),
      invoice(2, { invoiceStatus: 'Past Due' }),
      invoice(3, { invoiceStatus: 'Draft' }),
      invoice(4, { balance: -10, invoiceStatus: 'Paid' }),
      invoice(5, { supplier, payments, invoiceStatus: 'Past Due' }),
    ];
    expect(invoiceTiles(rows, today)).toEqual({
      openBalance: 12_490,
      pastDue: { count: 1, sum: 5000 },
      paidThisMonth: 2010,
      drafts: 1,
      counts: {
        Paid: 1,
        Downloaded: 0,
        Sent: 0,
        Draft: 1,
        'Partial Payment': 1,
        'Past Due': 1,
        Credited: 0,
        'Credit Note': 0,
      },
    });
    expect(invoiceTiles([], today).openBalance).toBe(0);
  });

  it('sums totals and balances exactly and leaves credits out of the balance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }))),
        (pairs) => {
          const rows = pairs.map(([total, balance], id) => invoice(id, { total: total / 100, balance: balance / 100 }));
          expect(invoiceTotals(rows)).toEqual({
            count: pairs.length,
            total: pairs.reduce((sum, [total]) => sum + total, 0),
            balance: pairs.reduce((sum, [, balance]) => sum + Math.max(0, balance), 0),
          });
        },
      ),
    );
  });

  it('the search “paid” also finds invoices without a balance', () => {
    const rows = [invoice(1), invoice(2, { balance: 0 }), invoice(3, { client: person(3, 'Paidraig') })];
    expect(filterInvoices(rows, { q: ' Paid ', status: '' }).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('copies an invoice to a draft of today with the same payment term', () => {
    const line = { item: 'Dinner', text: '', cost: 50, qty: 1, discount: 0, tax: 0 };
    const copy = copyOfInvoice(invoice(1, { service: 'Tasting', lines: [{ id: 7, ...line }] }), today);
    expect(copy).toMatchObject({
      issuedDate: today,
      dueDate: '2026-12-19',
      invoiceStatus: 'Draft',
      client: person(1),
      lines: [line],
    });
    expect(copy).not.toHaveProperty('id');
    expect(copyOfInvoice(invoice(1, { service: 'Tasting' }), today).lines).toEqual([{ ...line, item: 'Tasting' }]);
  });

  it('lists each client of the first five issued invoices once', () => {
    const rows = [
      invoice(0, { supplier }),
      invoice(9),
      invoice(1),
      invoice(2, { client: { ...person(1), name: 'Later' } }),
      invoice(3),
      invoice(4),
      invoice(5),
    ];
    expect(firstClients(rows).map(({ name }) => name)).toEqual(['Client 1', 'Client 3', 'Client 4', 'Client 5']);
    expect(firstClients([])).toEqual([]);
    expect(filterClients([person(1), person(2)], ' HOUSE 2')).toEqual([person(2)]);
  });

  it('sorts invoices by a nested column and treats the search text literally', () => {
    const rows = [invoice(2, { client: person(2, 'Zoë') }), invoice(10, { client: person(10, 'anna') })];
    expect(sortInvoices(rows, 'client.name', 'asc').map(({ id }) => id)).toEqual([10, 2]);
    expect(filterInvoices(rows, { q: '.*', status: '' })).toEqual([]);
    expect(filterInvoices(rows, { q: 'zoë', status: 'sENT' })).toHaveLength(1);
    expect([nextInvoiceNumber(rows), nextInvoiceNumber([])]).toEqual([11, 1]);
  });
});

describe('invoice form', () => {
  const form = {
    issuedDate: today,
    dueDate: today,
    client: { name: 'Ada' },
    lines: [{ item: 'Dinner', cost: 10, qty: 1 }],
  };
  const errorsOf = (change: object) =>
    fieldErrors(newInvoiceSchema.safeParse({ ...form, ...change }).error?.issues ?? []);

  it.each([
    [{}, {}],
    [{ client: undefined }, { client: ['required'] }],
    [{ client: { name: ' ' } }, { 'client.name': ['required'] }],
    [{ dueDate: '2026-11-19' }, { dueDate: ['dateOrder'] }],
    [{ dueDate: '' }, { dueDate: ['required'] }],
    [{ dueDate: '2026-02-30' }, { dueDate: ['date'] }],
    [{ lines: [] }, { lines: ['pick'] }],
    [{ lines: Array.from({ length: 101 }, () => form.lines[0]) }, { lines: ['pick'] }],
    [
      { lines: [{ item: ' ', cost: -1, qty: 0 }] },
      {
        'lines.0.item': ['required'],
        'lines.0.cost': [{ key: 'min', n: 0 }],
        'lines.0.qty': [{ key: 'min', n: 0.01 }],
      },
    ],
    [
      { lines: [{ item: 'a', cost: 'x', qty: 1, discount: 101, tax: -1 }] },
      { 'lines.0.cost': ['number'], 'lines.0.discount': ['percent'], 'lines.0.tax': ['percent'] },
    ],
    [{ invoiceStatus: 'Paid' }, { invoiceStatus: ['pick'] }],
    [{ id: 0 }, { id: [{ key: 'min', n: 1 }] }],
  ])('validates the invoice form with %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
