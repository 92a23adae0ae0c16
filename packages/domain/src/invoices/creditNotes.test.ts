import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditableLines, creditNoteErrors, creditNoteLines, isCreditable } from './creditNotes';
import { creditedSum, invoiceBalance, invoiceStatusOn, invoiceSums, lineNet, lineSums, taxByRate } from './invoiceSums';
import type { InvoiceCredit, InvoiceLine } from './invoices.contract';
import { toMajor } from '../money/majorUnits';

const rates = fc.constantFrom(0, 7, 8.875, 19, 23);
const line = (id: number) =>
  fc.record({
    id: fc.constant(id),
    item: fc.constant(`Item ${id}`),
    text: fc.constant(''),
    cost: fc.integer({ min: 0, max: 99_999 }).map((minor) => minor / 100),
    qty: fc.integer({ min: 10, max: 40_000 }).map((milli) => milli / 1000),
    discount: fc.oneof(
      fc.constantFrom(0, 100, 33.333),
      fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
    ),
    tax: rates,
  });
const invoiceOf = (lines: InvoiceLine[]) => ({
  lines,
  service: '',
  total: toMajor(invoiceSums(lines).total),
  credits: [] as InvoiceCredit[],
});
const invoices = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => line(index + 1))))
  .map(invoiceOf);
type TestInvoice = ReturnType<typeof invoiceOf>;

function credit(invoice: TestInvoice, chosen: { id: number; qty: number }[]): TestInvoice {
  const lines = creditNoteLines(invoice, chosen);
  const total = toMajor(invoiceSums(lines).total);
  expect(creditNoteErrors(invoice, chosen)).toEqual(total === 0 ? { lines: ['pick'] } : {});
  const note = { id: 100 + invoice.credits.length, issuedDate: '2026-11-20', reason: 'Broken', total, lines };
  return { ...invoice, credits: [...invoice.credits, note] };
}
/** Credits a share of what is left of each line. */
const creditShare = (invoice: TestInvoice, share: number) =>
  credit(
    invoice,
    creditableLines(invoice).map(({ id, qty }) => ({ id, qty: Math.max(1, Math.round(qty * share * 1000)) / 1000 })),
  );

describe('credit notes', () => {
  it('credit notes never exceed the invoice per line and in total, and a full credit equals it exactly', () => {
    fc.assert(
      fc.property(
        invoices,
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
        (start, shares) => {
          let invoice = start;
          for (const share of [...shares, 1]) {
            if (creditableLines(invoice).length === 0) break;
            invoice = creditShare(invoice, share);
            const credited = invoice.credits.flatMap(({ lines }) => lines);
            for (const each of invoice.lines) {
              const parts = credited.filter(({ id }) => id === each.id).map(lineSums);
              for (const name of ['subtotal', 'discount', 'tax', 'total'] as const) {
                expect(Math.min(...parts.map((part) => part[name]))).toBeGreaterThanOrEqual(0);
                expect(parts.reduce((sum, part) => sum + part[name], 0)).toBeLessThanOrEqual(lineSums(each)[name]);
              }
            }
            expect(invoiceBalance(invoice.total, [], invoice.credits)).toBeGreaterThanOrEqual(0);
          }
          const credited = invoice.credits.flatMap(({ lines }) => lines);
          expect(creditableLines(invoice)).toEqual([]);
          expect(invoiceSums(credited)).toEqual(invoiceSums(invoice.lines));
          expect(taxByRate(credited)).toEqual(taxByRate(invoice.lines));
          expect(creditedSum(invoice.credits)).toBe(invoiceSums(invoice.lines).total);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('credit notes for parts of a line add up to its tax, despite rounding', () => {
    // Three times 0.06 is taxed with 0.02, but each part alone with 0.01.
    const wine = { id: 1, item: 'Wine', text: '', cost: 0.06, qty: 3, discount: 0, tax: 8.875 };
    let invoice = invoiceOf([wine]);
    for (let part = 0; part < 3; part += 1) invoice = credit(invoice, [{ id: 1, qty: 1 }]);
    expect(invoice.credits.map(({ lines }) => lines[0]?.sums?.tax)).toEqual([0.01, 0, 0.01]);
  });

  it('credit notes reject unknown and repeated lines, and more than is left of a line', () => {
    const dinner = { id: 4, item: 'Dinner', text: '', cost: 40, qty: 3, discount: 0, tax: 0 };
    const invoice = credit(invoiceOf([dinner]), [{ id: 4, qty: 1 }]);
    expect(creditNoteErrors(invoice, [{ id: 4, qty: 2.001 }])).toEqual({ 'lines.0.qty': [{ key: 'max', n: 2 }] });
    expect(creditNoteErrors(invoice, [{ id: 9, qty: 1 }])).toEqual({ 'lines.0.id': ['pick'] });
    const twice = [
      { id: 4, qty: 1 },
      { id: 4, qty: 1 },
    ];
    expect(creditNoteErrors(invoice, twice)).toEqual({ 'lines.1.id': ['pick'] });
    expect(creditNoteErrors(invoice, [{ id: 4, qty: 2 }])).toEqual({});
  });

  it('credit notes without an amount are rejected', () => {
    const water = { id: 1, item: 'Water', text: '', cost: 0, qty: 3, discount: 0, tax: 8 };
    const free = invoiceOf([water]);
    expect(creditNoteErrors(free, [{ id: 1, qty: 3 }])).toEqual({ lines: ['pick'] });
    expect(isCreditable({ ...free, invoiceStatus: 'Sent' })).toBe(false);
  });

  it('a credit note for an invoice without lines credits its service', () => {
    const invoice = { lines: [], service: 'Hall hire', total: 420, credits: [] };
    expect(creditNoteLines(invoice, [{ id: 0, qty: 1 }])).toMatchObject([{ item: 'Hall hire', cost: 420, qty: 1 }]);
  });

  it('only issued invoices that are not fully credited can be credited', () => {
    const dinner = { id: 1, item: 'Dinner', text: '', cost: 40, qty: 3, discount: 0, tax: 0 };
    const sent = { ...invoiceOf([dinner]), invoiceStatus: 'Sent' as const };
    expect(isCreditable(sent)).toBe(true);
    expect(isCreditable({ ...sent, invoiceStatus: 'Draft' })).toBe(false);
    expect(isCreditable({ ...sent, creditOf: 7 })).toBe(false);
    expect(isCreditable({ ...sent, supplier: { name: 'Larder Supply', email: '', address: '' } })).toBe(false);
    expect(isCreditable({ ...sent, credits: creditShare(invoiceOf([dinner]), 1).credits })).toBe(false);
  });
});

describe('sums per tax rate', () => {
  it('the sums per tax rate add up to the sums of the invoice', () => {
    fc.assert(
      fc.property(invoices, ({ lines }) => {
        const sums = taxByRate(lines);
        expect(new Set(sums.map(({ rate }) => rate)).size).toBe(sums.length);
        const { tax, total } = invoiceSums(lines);
        expect(sums.reduce((sum, each) => sum + each.tax, 0)).toBe(tax);
        expect(sums.reduce((sum, each) => sum + each.net + each.tax, 0)).toBe(total);
        for (const { rate, net } of sums)
          expect(net).toBe(lines.filter((each) => each.tax === rate).reduce((sum, each) => sum + lineNet(each), 0));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the status of a credited invoice', () => {
  const on = (state: object) =>
    invoiceStatusOn({ total: 100, balance: 100, dueDate: '2026-12-01', set: 'Sent', ...state }, '2026-11-20');
  it.each([
    [{ balance: 60, credits: [{ total: 40 }] }, 'Sent'],
    [{ balance: 60, credits: [{ total: 40 }], dueDate: '2026-11-01' }, 'Past Due'],
    [{ balance: 30, credits: [{ total: 40 }] }, 'Partial Payment'],
    [{ balance: 0, credits: [{ total: 40 }] }, 'Paid'],
    [{ balance: 0, credits: [{ total: 100 }] }, 'Credited'],
    [{ balance: -100, credits: [{ total: 100 }] }, 'Paid'],
    [{ total: -40, balance: 0, creditOf: 7 }, 'Credit Note'],
  ])('the status of a credited invoice with %j is %s', (state, status) => {
    expect(on(state)).toBe(status);
  });
});
