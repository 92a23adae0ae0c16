import { invoiceSums, toMajor, type Invoice, type InvoiceDetail } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MockStorage } from '../persistence';
import { friday, startApi } from '../testing/api';

const list = '/apps/invoice/invoices';
const one = '/api/invoice/invoices';
const add = '/apps/invoice/add-invoice';
const update = '/apps/invoice/update-invoice';
const form = {
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  client: { name: 'Nia Rook', company: 'Rook & Vine' },
  lines: [
    { item: 'Dinner', cost: 40, qty: 3 },
    { item: 'Wine', text: 'By the glass', cost: 9.5, qty: 6, discount: 10, tax: 8.875 },
  ],
};
const total = toMajor(invoiceSums(form.lines.map((line) => ({ discount: 0, tax: 0, ...line }))).total);

type Server = ReturnType<typeof startApi>;
const rowsOf = async ({ get }: Server) => (await get(list)).data.allData as Invoice[];
const change = ({ post }: Server, invoice: object, version?: number) => post(update, { invoice, version });

describe('a new invoice', () => {
  it('a new invoice gets computed sums and the next number', async () => {
    const server = startApi();
    const { status, data } = await server.post(add, { invoice: { ...form, total: 1, balance: 1, extra: true } });
    expect([status, data.invoice]).toEqual([
      201,
      {
        id: 5037,
        issuedDate: form.issuedDate,
        dueDate: form.dueDate,
        client: { name: 'Nia Rook', company: 'Rook & Vine', companyEmail: '', address: '', country: '', contact: '' },
        service: '',
        total,
        balance: total,
        avatar: '',
        invoiceStatus: 'Draft',
        lines: [
          { id: 1, text: '', discount: 0, tax: 0, ...form.lines[0] },
          { id: 2, ...form.lines[1] },
        ],
        payments: [],
        salesperson: '',
        note: '',
        paymentMethod: null,
        showTerms: true,
        showNote: true,
        showStub: false,
        version: 1,
        history: [{ kind: 'created', time: friday.toISOString(), userId: 1, text: '' }],
      },
    ]);
    expect(data.paymentDetails.totalDue).toBe(total);
    expect((await server.get(`${one}/5037`)).data).toEqual(data);
    expect((await rowsOf(server)).at(-1)).toMatchObject({ id: 5037, total });
  });

  it('a new invoice stores its author and the ID of the client with the same email', async () => {
    const server = startApi({ auth: 'enforce' });
    const { token } = await server.signIn('manager');
    const known = (await server.get('/api/invoice/clients', {}, token)).data[0] as Invoice['client'];
    const client = { ...known, id: undefined, name: 'Someone else' };
    const { data } = await server.post(add, { invoice: { ...form, client, invoiceStatus: 'Sent' } }, token);
    expect(data.invoice).toMatchObject({
      salesperson: 'Ilse Okafor',
      invoiceStatus: 'Sent',
      client: { id: known.id, name: 'Someone else' },
    });
    expect(data.invoice.history).toMatchObject([
      { kind: 'created', userId: 2 },
      { kind: 'sent', userId: 2, text: known.companyEmail },
    ]);
    expect((await server.post(add, { invoice: form })).status).toBe(401);
  });

  it('a new invoice accepts a free number, but not one that was used before', async () => {
    const server = startApi();
    expect((await server.post(add, { invoice: { ...form, id: 6000 } })).data.invoice.id).toBe(6000);
    await server.remove('/apps/invoice/delete', { id: 6000 });
    const before = await rowsOf(server);
    for (const id of [6000, 4987]) {
      const { status, data } = await server.post(add, { invoice: { id } });
      expect([status, data]).toMatchObject([409, { code: 'taken', errors: { id: ['taken'] }, next: 6001 }]);
    }
    expect(await rowsOf(server)).toEqual(before);
    expect((await server.post(add, { invoice: form })).data.invoice.id).toBe(6001);
    expect((await server.post(add, { invoice: { ...form, id: 12 } })).data.invoice.id).toBe(12);
    expect((await server.post(add, { invoice: form })).data.invoice.id).toBe(6002);
  });

  it.each([
    [{}, { invoice: ['required'] }],
    [{ invoice: { ...form, client: null } }, { client: ['required'] }],
    [{ invoice: { ...form, lines: [{ item: '', cost: 1, qty: 1 }] } }, { 'lines.0.item': ['required'] }],
    [{ invoice: { ...form, lines: [{ ...form.lines[0], qty: 0 }] } }, { 'lines.0.qty': [{ key: 'min', n: 0.01 }] }],
    [
      { invoice: { ...form, lines: [{ ...form.lines[0], qty: 1e9 }] } },
      { 'lines.0.qty': [{ key: 'max', n: 100_000 }] },
    ],
    [{ invoice: { ...form, lines: [{ ...form.lines[0], qty: 'two' }] } }, { 'lines.0.qty': ['number'] }],
    [{ invoice: { ...form, dueDate: '2026-11-19' } }, { dueDate: ['dateOrder'] }],
    [{ invoice: { ...form, id: '5' } }, { id: ['number'] }],
    [{ invoice: { ...form, invoiceStatus: 'Paid' } }, { invoiceStatus: ['pick'] }],
  ])('a new invoice is rejected and changes nothing: %j', async (body, errors) => {
    const server = startApi();
    const before = await rowsOf(server);
    const { status, data } = await server.post(add, body);
    expect([status, data]).toMatchObject([422, { code: 'validation', errors }]);
    expect(await rowsOf(server)).toEqual(before);
    expect((await server.post(add, { invoice: form })).data.invoice.id).toBe(5037);
  });

  it('a new invoice stores any text unchanged', async () => {
    const { get, post } = startApi();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(
            '<img src=x onerror=alert(1)>',
            '\u202egnp.exe',
            '👩‍👩‍👧',
            '\u0000',
            'x'.repeat(10_000),
            '__proto__',
          ),
          fc.string({ unit: 'binary' }),
        ),
        async (text) => {
          const item = `a${text}`;
          const lines = [{ item, text, cost: 1, qty: 1 }];
          const { data } = await post(add, {
            invoice: { ...form, lines, note: text, client: { name: item, address: text } },
          });
          const { invoice } = (await get(`${one}/${data.invoice.id}`)).data as { invoice: InvoiceDetail };
          expect([invoice.note, invoice.lines[0]?.text, invoice.client.name]).toEqual([text, text, item]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('changing an invoice', () => {
  const start = async (changes: object = {}) => {
    const server = startApi();
    await server.post(add, { invoice: { ...form, ...changes } });
    return server;
  };

  it('changes the given fields of an invoice only, clears fields with null and increases the version', async () => {
    const server = await start({ note: 'Thanks', service: 'Dinner', paymentMethod: 'Cash' });
    const { data: before } = await server.get(`${one}/5037`);
    const { status, data } = await change(
      server,
      { id: 5037, note: null, paymentMethod: null, showStub: true, id2: 3 },
      1,
    );
    expect([status, data.invoice]).toEqual([
      200,
      { ...before.invoice, note: '', paymentMethod: null, showStub: true, version: 2 },
    ]);
    expect((await change(server, { id: 5037, salesperson: 'Bea' })).data.invoice).toMatchObject({
      salesperson: 'Bea',
      service: 'Dinner',
      version: 3,
    });
  });

  it('the invoice status follows its payments: partially paid, paid, in credit, and back', async () => {
    const server = await start({ invoiceStatus: 'Sent' });
    const pay = { amount: 50.1, date: '2026-11-20', method: 'Cash' };
    const { data: partly } = await change(server, { id: 5037, payments: [pay] });
    expect(partly.invoice).toMatchObject({
      invoiceStatus: 'Partial Payment',
      balance: Number((total - 50.1).toFixed(2)),
    });
    const [first] = partly.invoice.payments;
    expect(first).toEqual({ id: 'payment-1', ...pay });

    const rest = { ...pay, amount: partly.invoice.balance, note: 'The rest' };
    const { data: paid } = await change(server, { id: 5037, payments: [first, rest] });
    expect(paid.invoice).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
    expect(paid.invoice.payments.map(({ id }: { id: string }) => id)).toEqual(['payment-1', 'payment-2']);
    expect(paid.paymentDetails.totalDue).toBe(0);
    expect(
      paid.invoice.history.map(({ kind, paymentId }: { kind: string; paymentId?: string }) => paymentId ?? kind),
    ).toEqual(['created', 'sent', 'payment-1', 'payment-2']);

    const { data: credit } = await change(server, {
      id: 5037,
      payments: [...paid.invoice.payments, { ...pay, amount: 10 }],
    });
    expect([credit.invoice.invoiceStatus, credit.invoice.balance, credit.paymentDetails.totalDue]).toEqual([
      'Paid',
      -10,
      0,
    ]);

    const { data: undone } = await change(server, { id: 5037, payments: [] });
    expect(undone.invoice).toMatchObject({ invoiceStatus: 'Sent', balance: total, payments: [] });
    expect(undone.invoice.history).toHaveLength(2);
    const { data: back } = await change(server, { id: 5037, payments: [first, { ...pay, amount: 1 }] });
    expect(back.invoice.payments.map(({ id }: { id: string }) => id)).toEqual(['payment-1', 'payment-4']);
  });

  it('an invoice records each change of its status to sent or downloaded', async () => {
    const server = await start();
    for (const invoiceStatus of ['Sent', 'Sent', 'Downloaded', 'Sent']) {
      expect((await change(server, { id: 5037, invoiceStatus })).data.invoice.invoiceStatus).toBe(invoiceStatus);
    }
    const { history } = (await server.get(`${one}/5037`)).data.invoice as InvoiceDetail;
    expect(history.map(({ kind }) => kind)).toEqual(['created', 'sent', 'downloaded', 'sent']);
  });

  it('an invoice that returns to the drafts is no longer recorded as sent', async () => {
    const server = startApi();
    await server.post(add, { invoice: form });
    await change(server, { id: 5037, invoiceStatus: 'Sent' });
    const { data } = await change(server, { id: 5037, invoiceStatus: 'Draft' });
    expect(data.invoice.history.map(({ kind }: { kind: string }) => kind)).toEqual(['created']);
  });

  it('an invoice keeps its line numbers and never reuses one', async () => {
    const server = await start();
    const second = { id: 2, ...form.lines[1] };
    const { data } = await change(server, {
      id: 5037,
      lines: [second, { id: 2, item: 'Copy', cost: 1, qty: 1 }, { id: 77, item: 'New', cost: 1, qty: 1 }],
    });
    expect(data.invoice.lines.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4]);
    const { data: later } = await change(server, { id: 5037, lines: [{ item: 'Only', cost: 1, qty: 1 }] });
    expect(later.invoice).toMatchObject({ total: 1, lines: [{ id: 5 }] });
  });

  it('an invoice rejects a total below the paid amount', async () => {
    const server = await start();
    await change(server, { id: 5037, payments: [{ amount: 100, date: '2026-11-20', method: 'Wallet' }] });
    const lower = [{ item: 'Dinner', cost: 99.99, qty: 1 }];
    const { status, data } = await change(server, { id: 5037, lines: lower });
    expect([status, data.errors]).toEqual([422, { lines: [{ key: 'min', n: 100 }] }]);
    expect(
      (await change(server, { id: 5037, lines: [{ item: 'Dinner', cost: 100, qty: 1 }] })).data.invoice,
    ).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
  });

  it.each([
    [{ invoice: { id: 1, note: 5 } }, 404, { code: 'not_found', subject: 'invoice', id: 1 }],
    [
      { invoice: { id: 5037, note: 5 }, version: 3 },
      409,
      { code: 'version_conflict', current: { id: 5037, version: 1 } },
    ],
    [{ invoice: { id: 5037, note: 5 } }, 422, { errors: { note: ['required'] } }],
    [{ invoice: { id: 5037, dueDate: '2026-11-01' } }, 422, { errors: { dueDate: ['dateOrder'] } }],
    [{ invoice: { id: 5037, issuedDate: '2027-01-01' } }, 422, { errors: { dueDate: ['dateOrder'] } }],
    [{ invoice: { id: 5037, client: null } }, 422, { errors: { client: ['required'] } }],
    [{ invoice: { id: 5037, lines: [] } }, 422, { errors: { lines: ['pick'] } }],
    [{ invoice: { id: 5037, invoiceStatus: 'Past Due' } }, 422, { errors: { invoiceStatus: ['pick'] } }],
    [
      {
        invoice: {
          id: 5037,
          payments: [
            { amount: 1, date: '2026-11-20', method: 'Cash' },
            { amount: 0, date: 'soon', method: 'Gold' },
          ],
        },
      },
      422,
      {
        errors: {
          'payments.1.amount': [{ key: 'min', n: 0.01 }],
          'payments.1.date': ['date'],
          'payments.1.method': ['pick'],
        },
      },
    ],
    [{ invoice: {} }, 422, { errors: { id: ['number'] } }],
    [{ invoice: 7 }, 422, { errors: { invoice: ['required'] } }],
    [{ invoice: { id: 5037 }, version: 'x' }, 422, { errors: { version: ['number'] } }],
  ])('an invalid change to an invoice is rejected and changes nothing: %j', async (body, wanted, problem) => {
    const server = await start();
    const before = await rowsOf(server);
    const { status, data } = await server.post(update, body);
    expect([status, data]).toMatchObject([wanted, problem]);
    expect(await rowsOf(server)).toEqual(before);
  });

  it('a changed invoice survives a reload', async () => {
    const texts = new Map<string, string>();
    const storage: MockStorage = {
      get: async (key) => texts.get(key) ?? null,
      set: async (key, value) => void texts.set(key, value),
      remove: async (key) => void texts.delete(key),
    };
    const first = startApi({ storage });
    await first.post(add, { invoice: form });
    await change(first, { id: 5037, payments: [{ amount: 1, date: '2026-11-20', method: 'Cash' }] });
    await first.remove('/apps/invoice/delete', { id: 5036 });
    const second = startApi({ storage });
    expect((await second.get(list)).data).toEqual((await first.get(list)).data);
    expect((await second.get(`${one}/5037`)).data).toEqual((await first.get(`${one}/5037`)).data);
    expect((await second.post(add, { invoice: form })).data.invoice.id).toBe(5038);
  });

  it('a change to one of 10,000 invoices appears in the list', async () => {
    const server = startApi({ seed: 'large' });
    await server.get(list);
    await change(server, { id: 4990, note: 'Seen' });
    expect((await rowsOf(server))[3]).toMatchObject({ id: 4990, note: 'Seen', version: 2 });
    expect((await server.get(`${one}/4990`)).data.invoice.note).toBe('Seen');
  });
});
