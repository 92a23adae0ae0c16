import { invoiceSums, newInvoiceSchema, type Invoice } from '@larder/domain/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../lib/schemaErrors';
import { dueChoiceOf, dueChoices, dueDateAfter } from './dueDates';
import {
  copyOfLine,
  emptyLine,
  invoicePayload,
  invoiceValues,
  newInvoiceValues,
  numberOf,
  numberText,
  typedLineSum,
  typedSums,
  type InvoiceValues,
  type LineValues,
} from './invoiceValues';

const languages = ['en', 'de', 'fr', 'pt', 'ar'];
const client = { id: 3, name: 'Ada', company: '', companyEmail: '', address: '', country: '', contact: '' };
const stored: Invoice = {
  id: 5042,
  issuedDate: '2026-11-01',
  dueDate: '2026-11-30',
  client,
  service: 'Wine evening',
  total: 110.16,
  avatar: '',
  invoiceStatus: 'Paid',
  balance: 0,
  lines: [
    { id: 7, productId: 4, item: 'Dinner', text: 'Four courses', cost: 34, qty: 3, discount: 0, tax: 8.875 },
    { id: 9, item: 'Ice', text: '', cost: 1.5, qty: 0.25, discount: 7.5, tax: 0 },
  ],
  payments: [{ id: 'payment-1', amount: 110.16, date: '2026-11-04', method: 'Cash' }],
  salesperson: 'Ilse Okafor',
  note: 'Thank you',
  paymentMethod: 'Cash',
  showTerms: false,
  showNote: true,
  showStub: true,
  version: 3,
};

const figures = fc.record({
  cost: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  qty: fc.integer({ min: 10, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
  discount: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
  tax: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
});

describe('form values of an invoice', () => {
  it.each(languages)('a stored invoice converts to form values and back in %s', (language) => {
    const { issuedDate, dueDate, lines, salesperson, note, paymentMethod, showTerms, showNote, showStub } = stored;
    const texts = { issuedDate, dueDate, salesperson, note };
    const settings = { paymentMethod, showTerms, showNote, showStub };
    expect(invoicePayload(invoiceValues(stored, language), language)).toEqual({
      ...texts,
      ...settings,
      client,
      lines,
    });
  });

  it.each(languages)('typed lines have the same sums as stored ones in %s', (language) => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 8 }), (list) => {
        const lines = list.map((line, index) => ({ id: index, item: 'a', text: '', ...line }));
        const typed = lines.length === 0 ? [] : invoiceValues({ ...stored, lines }, language).lines;
        const sums = typedSums(typed, language);
        expect(sums).toEqual(invoiceSums(lines));
        const discounted = typed.reduce((sum, line) => sum + typedLineSum(line, language), 0);
        expect(discounted).toBe(sums.subtotal - sums.discount);
      }),
    );
  });

  it.each(languages)('a number formatted in %s is parsed to the same value', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (hundredThousandths) => {
        const value = hundredThousandths / 100_000;
        expect(numberOf(numberText(value, language), language)).toBe(value);
      }),
    );
  });

  it('numberText shows costs with cents, and numberOf accepts a decimal point in every language', () => {
    expect(numberText(72, 'de', 2)).toBe('72,00');
    expect(languages.map((language) => numberOf('12.5', language))).toEqual([12.5, 12.5, 12.5, 12.5, 12.5]);
    expect(['two', '1e9', ''].map((text) => numberOf(text, 'en'))).toEqual([null, null, null]);
  });

  it('a copy has the dates of a new invoice and stores its lines as new ones', () => {
    const start = { today: '2026-11-20', salesperson: 'Maren Holt', language: 'en' };
    const copied = newInvoiceValues({ ...start, from: stored });
    expect(copied).toMatchObject({ issuedDate: '2026-11-20', dueDate: '2026-12-04', client, note: 'Thank you' });
    expect(copied.lines.map(({ id, item, cost }) => [id, item, cost])).toEqual([
      [undefined, 'Dinner', '34.00'],
      [undefined, 'Ice', '1.50'],
    ]);
    expect(newInvoiceValues({ ...start, client })).toMatchObject({ client, salesperson: 'Maren Holt', lines: [{}] });
  });

  it('an invoice without lines gets a line with its service and total', () => {
    const [line, ...others] = invoiceValues({ ...stored, lines: [] }, 'en').lines;
    expect(line).toMatchObject({ item: 'Wine evening', cost: '110.16', qty: '1' });
    expect(others).toEqual([]);
  });

  it('a new line has the tax rate of the line before it, and a key that no other line has', () => {
    const lines = invoiceValues(stored, 'en').lines;
    const added = emptyLine(lines.slice(0, 1));
    expect(added).toMatchObject({ tax: '8.875', discount: '0', qty: '1' });
    const copied = copyOfLine(lines[0]!, lines);
    expect(copied).toMatchObject({ item: 'Dinner', productId: 4 });
    expect(copied.id).toBeUndefined();
    expect(new Set([...lines, copied].map(({ key }) => key)).size).toBe(3);
  });
});

describe('validation of typed values', () => {
  const line = (change: Partial<LineValues>): LineValues => ({ ...emptyLine(), item: 'Ice', cost: '2', ...change });
  const errorsOf = (change: Partial<InvoiceValues>) =>
    schemaErrors(newInvoiceSchema, invoicePayload({ ...invoiceValues(stored, 'en'), ...change }, 'en'));

  it.each<[Partial<LineValues>, object]>([
    [{}, {}],
    [{ qty: 'two' }, { 'lines.0.qty': ['number'] }],
    [{ qty: '' }, { 'lines.0.qty': ['number'] }],
    [{ qty: '0' }, { 'lines.0.qty': [{ key: 'min', n: 0.01 }] }],
    [{ qty: '1e9' }, { 'lines.0.qty': ['number'] }],
    [{ qty: '1000000000' }, { 'lines.0.qty': [{ key: 'max', n: 100_000 }] }],
    [{ cost: '-1' }, { 'lines.0.cost': [{ key: 'min', n: 0 }] }],
    [{ cost: '1.005' }, { 'lines.0.cost': [{ key: 'decimals', n: 2 }] }],
    [{ discount: '', tax: '' }, {}],
    [
      { discount: '101', tax: 'x' },
      { 'lines.0.discount': ['percent'], 'lines.0.tax': ['number'] },
    ],
    [{ item: '  ' }, { 'lines.0.item': ['required'] }],
  ])('a line with %j has the errors %j', (change, errors) =>
    expect(errorsOf({ lines: [line(change)] })).toEqual(errors),
  );

  it('validation reports a missing client, missing lines and a due date before the issue date', () => {
    expect(errorsOf({ client: null, lines: [], dueDate: '2026-10-31' })).toMatchObject({
      client: ['required'],
      lines: ['pick'],
    });
    expect(errorsOf({ dueDate: '2026-10-31' })).toEqual({ dueDate: ['dateOrder'] });
    expect(errorsOf({ issuedDate: '' })).toEqual({ issuedDate: ['required'] });
  });

  it('input that is not a number counts as 0 in the sums', () => {
    expect(
      typedSums([line({}), line({ qty: 'two' }), line({ tax: '900' }), line({ cost: '1000001' })], 'en').total,
    ).toBe(400);
  });
});

describe('due date', () => {
  it('dueChoiceOf recognizes the choices across months and leap years', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...dueChoices), (date, days) => {
        const issued = date.toISOString().slice(0, 10);
        expect(dueChoiceOf(issued, dueDateAfter(issued, days))).toBe(days);
      }),
    );
    expect(dueDateAfter('2028-02-20', 14)).toBe('2028-03-05');
    expect([dueChoiceOf('2026-11-01', '2026-11-09'), dueChoiceOf('', ''), dueDateAfter('', 7)]).toEqual([
      undefined,
      undefined,
      '',
    ]);
  });
});
