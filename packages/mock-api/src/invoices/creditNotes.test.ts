import type { Invoice, InvoiceDetail } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const list = '/apps/invoice/invoices';
const one = '/api/invoice/invoices';
const add = '/apps/invoice/add-invoice';
const update = '/apps/invoice/update-invoice';
const addCredit = '/apps/invoice/add-credit';
const form = {
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  client: { name: 'Nia Rook', company: 'Rook & Vine' },
  lines: [
    { item: 'Dinner', cost: 40, qty: 3 },
    { item: 'Wine', cost: 9.5, qty: 6, discount: 10, tax: 8.875 },
  ],
};
const total = 175.85;

/** Starts a server on which invoice 5037 is sent. */
async function start(changes: object = { invoiceStatus: 'Sent' }) {
  const server = startApi();
  await server.post(add, { invoice: { ...form, ...changes } });
  const credit = (lines: object[], more: object = {}, version?: number) =>
    server.post(addCredit, { credit: { invoiceId: 5037, lines, reason: 'Two bottles were corked', ...more }, version });
  const invoice = async (id = 5037) => (await server.get(`${one}/${id}`)).data.invoice as InvoiceDetail;
  const rows = async () => (await server.get(list)).data.allData as Invoice[];
  return { ...server, credit, invoice, rows };
}

describe('a credit note', () => {
  it('a credit note gets the next number, negative totals and the reason, and is linked to its invoice', async () => {
    const { credit, invoice, rows } = await start();
    const { status, data } = await credit([{ id: 2, qty: 2 }]);
    expect([status, data.invoice]).toMatchObject([
      201,
      {
        id: 5038,
        creditOf: 5037,
        reason: 'Two bottles were corked',
        total: -18.62,
        balance: 0,
        invoiceStatus: 'Credit Note',
        client: { name: 'Nia Rook' },
        lines: [{ id: 2, item: 'Wine', qty: 2, sums: { subtotal: 19, discount: 1.9, tax: 1.52 } }],
        history: [{ kind: 'created' }],
      },
    ]);
    expect(await invoice()).toMatchObject({
      total,
      balance: 157.23,
      invoiceStatus: 'Sent',
      version: 2,
      credits: [{ id: 5038, issuedDate: '2026-11-20', reason: 'Two bottles were corked', total: 18.62 }],
      history: [{ kind: 'created' }, { kind: 'sent' }, { kind: 'credited', creditId: 5038 }],
    });
    expect((await rows()).slice(-2)).toMatchObject([
      { id: 5037, balance: 157.23 },
      { id: 5038, total: -18.62 },
    ]);
  });

  it('a credit note for the whole invoice sets its status to credited, and nothing more can be credited', async () => {
    const { credit, invoice, rows } = await start();
    await credit([
      { id: 1, qty: 3 },
      { id: 2, qty: 6 },
    ]);
    expect(await invoice()).toMatchObject({ balance: 0, invoiceStatus: 'Credited' });
    const before = await rows();
    const { status, data } = await credit([{ id: 1, qty: 1 }]);
    expect([status, data.code]).toEqual([409, 'not_creditable']);
    expect(await rows()).toEqual(before);
  });

  it('a credit note for a paid invoice leaves a negative balance', async () => {
    const { post, credit, invoice } = await start();
    await post(update, { invoice: { id: 5037, payments: [{ amount: total, date: '2026-11-20', method: 'Cash' }] } });
    await credit([{ id: 1, qty: 1 }]);
    expect(await invoice()).toMatchObject({ balance: -40, invoiceStatus: 'Paid' });
  });

  it('a refund settles the credit of a paid invoice, and never exceeds it', async () => {
    const { post, credit, invoice } = await start();
    const paid = { amount: total, date: '2026-11-20', method: 'Cash' };
    const save = (...amounts: number[]) =>
      post(update, { invoice: { id: 5037, payments: amounts.map((amount) => ({ ...paid, amount })) } });
    expect(await save(total, -0.01)).toMatchObject({
      status: 422,
      data: { errors: { 'payments.1.amount': [{ key: 'min', n: 0 }] } },
    });
    await save(total);
    await credit([{ id: 1, qty: 1 }]);
    const before = await invoice();
    expect(await save(total, -40.01)).toMatchObject({
      status: 422,
      data: { errors: { 'payments.1.amount': [{ key: 'min', n: -40 }] } },
    });
    expect(await invoice()).toEqual(before);
    expect((await save(total, -40)).status).toBe(200);
    const refunded = await invoice();
    expect(refunded).toMatchObject({ balance: 0, invoiceStatus: 'Paid', payments: [{}, { amount: -40 }] });
    const [payment, refund] = refunded.payments;
    const larger = { ...refund!, amount: -90 };
    expect(await post(update, { invoice: { id: 5037, payments: [payment, larger] } })).toMatchObject({
      status: 422,
      data: { errors: { 'payments.1.amount': [{ key: 'min', n: -40 }] } },
    });
    expect(await post(update, { invoice: { id: 5037, payments: [refund] } })).toMatchObject({
      status: 422,
      data: { errors: { payments: [{ key: 'min', n: 0 }] } },
    });
  });

  it('an invoice that is credited and refunded in full has the status credited', async () => {
    const { post, credit, invoice } = await start();
    const paid = { amount: total, date: '2026-11-20', method: 'Cash' };
    await post(update, { invoice: { id: 5037, payments: [paid] } });
    await credit([
      { id: 1, qty: 3 },
      { id: 2, qty: 6 },
    ]);
    expect(await invoice()).toMatchObject({ balance: -total, invoiceStatus: 'Paid' });
    await post(update, { invoice: { id: 5037, payments: [paid, { ...paid, amount: -total }] } });
    expect(await invoice()).toMatchObject({ balance: 0, invoiceStatus: 'Credited' });
  });

  it('only one credit note is created if the same version of the invoice is credited twice', async () => {
    const { credit, rows } = await start();
    const lines = [{ id: 1, qty: 1 }];
    const responses = [await credit(lines, {}, 1), await credit(lines, {}, 1)];
    expect(responses.map(({ status }) => status)).toEqual([201, 409]);
    expect((await rows()).filter(({ creditOf }) => creditOf === 5037)).toHaveLength(1);
  });

  it.each([
    [[], {}, 422, { errors: { lines: ['pick'] } }],
    [[{ id: 9, qty: 1 }], {}, 422, { errors: { 'lines.0.id': ['pick'] } }],
    [[{ id: 1, qty: 0 }], {}, 422, { errors: { 'lines.0.qty': [{ key: 'min', n: 0.001 }] } }],
    [[{ id: 1, qty: 1e9 }], {}, 422, { errors: { 'lines.0.qty': [{ key: 'max', n: 3 }] } }],
    [[{ id: 1, qty: 'two' }], {}, 422, { errors: { 'lines.0.qty': ['number'] } }],
    [[{ id: 1, qty: 1 }], { reason: ' ' }, 422, { errors: { reason: ['required'] } }],
    [[{ id: 1, qty: 1 }], { invoiceId: 1 }, 404, { subject: 'invoice', id: 1 }],
  ])('rejects the credit note %j with %j and changes nothing', async (lines, more, wanted, problem) => {
    const { credit, rows } = await start();
    const before = await rows();
    const { status, data } = await credit(lines, more);
    expect([status, data]).toMatchObject([wanted, problem]);
    expect(await rows()).toEqual(before);
  });

  it('a credit note requires an issued invoice', async () => {
    const { credit } = await start({});
    expect(await credit([{ id: 1, qty: 1 }])).toMatchObject({ status: 409, data: { code: 'not_creditable' } });
  });

  it('a credit note and the content of its invoice are final, but the payments of the invoice are not', async () => {
    const { post, remove, credit, invoice, rows } = await start();
    await credit([{ id: 1, qty: 1 }]);
    const before = await rows();
    for (const changes of [
      { id: 5037, lines: form.lines },
      { id: 5037, note: 'Changed' },
      { id: 5037, invoiceStatus: 'Draft' },
      { id: 5038, note: 'Changed' },
      { id: 5038, payments: [] },
    ])
      expect(await post(update, { invoice: changes })).toMatchObject({ status: 409, data: { code: 'credited' } });
    for (const id of [5037, 5038])
      expect(await remove('/apps/invoice/delete', { id })).toMatchObject({ status: 409, data: { code: 'credited' } });
    expect(await rows()).toEqual(before);
    const payments = [{ amount: 135.85, date: '2026-11-20', method: 'Cash' }];
    expect((await post(update, { invoice: { id: 5037, payments } })).status).toBe(200);
    expect(await invoice()).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
    expect((await post(add, { invoice: form })).data.invoice.id).toBe(5039);
  });
});
