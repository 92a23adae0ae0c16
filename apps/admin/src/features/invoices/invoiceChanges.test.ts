import { call } from '@larder/domain';
import { emailEndpoints, invoiceEndpoints, type Invoice } from '@larder/domain/contract';
import { beforeEach, expect, it } from 'vitest';
import { pressToast, renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useInvoiceActions } from './useInvoiceActions';
import { useSendInvoice } from './useSendInvoice';

const { fail, signIn } = useMockServer();

const load = async () => (await call(invoiceEndpoints.list, { perPage: 100 })).invoices;
const stored = async ({ id }: Invoice) => (await call(invoiceEndpoints.invoice, { id })).invoice;

let invoices: Invoice[];
beforeEach(async () => {
  invoices = await load();
});
const issued = () => invoices.filter(({ creditOf, supplier }) => creditOf === undefined && supplier === undefined);
const unpaid = () => issued().filter(({ balance }) => balance > 0);

it('marks only invoices with a balance as paid, and undo removes the payments', async () => {
  const page = renderPageHook(useInvoiceActions);
  const [first, second] = unpaid();
  const paid = invoices.find(({ balance }) => balance === 0)!;
  await page.run((actions) => actions.markPaid([first!, second!, paid]));
  const saved = await stored(first!);
  expect([saved.balance, (await stored(second!)).balance]).toEqual([0, 0]);
  expect(saved.payments).toHaveLength(first!.payments.length + 1);
  expect(saved.payments.at(-1)).toMatchObject({
    amount: first!.balance,
    method: first!.paymentMethod ?? 'Bank transfer',
  });
  expect(page.changes[0]?.text).toEqual({ key: 'invoices.toasts.paidMany', values: { count: 2 } });
  await page.undo();
  expect([(await stored(first!)).balance, (await stored(second!)).balance]).toEqual([first!.balance, second!.balance]);
});

it('deletes invoices, and undo restores them', async () => {
  const page = renderPageHook(useInvoiceActions);
  const draft = invoices.find((invoice) => page.current.mayDeleteInvoice(invoice))!;
  await page.run((actions) => actions.deleteInvoices([draft]));
  expect((await load()).some(({ id }) => id === draft.id)).toBe(false);
  expect(page.changes[0]?.text).toEqual({ key: 'invoices.toasts.deleted', values: { number: draft.id } });
  await page.undo();
  expect((await load()).some(({ id }) => id === draft.id)).toBe(true);
});

it('undoing a payment restores the previous payments', async () => {
  const page = renderPageHook(useInvoiceActions);
  const [invoice] = unpaid();
  const payments = [...invoice!.payments, { amount: 1, date: '2026-11-20', method: 'Cash' as const }];
  await page.run((actions) => actions.savePayments(invoice!, payments, 'paymentAdded'));
  expect((await stored(invoice!)).payments).toHaveLength(payments.length);
  expect(page.changes[0]?.text).toEqual({ key: 'invoices.toasts.paymentAdded', values: { number: invoice!.id } });
  await page.undo();
  expect((await stored(invoice!)).payments).toHaveLength(payments.length - 1);
});

it('a copy of an invoice is a draft, and undo deletes it', async () => {
  const page = renderPageHook(useInvoiceActions);
  const [invoice] = unpaid();
  await page.run((actions) => actions.duplicate(invoice!));
  const copies = async () => (await load()).filter(({ id }) => !invoices.some((each) => each.id === id));
  const [copy] = await copies();
  expect(copy).toMatchObject({ client: { id: invoice!.client.id }, invoiceStatus: 'Draft', payments: [] });
  expect(page.changes[0]?.text).toEqual({
    key: 'invoices.toasts.duplicated',
    values: { number: invoice!.id, copy: copy!.id },
  });
  await page.undo();
  expect(await copies()).toEqual([]);
});

it('downloading marks only sent invoices, and only with the right to update', async () => {
  const sent = issued().filter(({ invoiceStatus }) => invoiceStatus === 'Sent');
  const received = invoices.find(({ invoiceStatus, supplier }) => invoiceStatus === 'Sent' && supplier)!;
  const draft = invoices.find(({ invoiceStatus }) => invoiceStatus === 'Draft')!;
  const page = renderPageHook(useInvoiceActions);
  await page.run((actions) => actions.noteDownload(draft));
  await page.run((actions) => actions.noteDownload(received));
  expect((await stored(received)).invoiceStatus).toBe('Sent');
  await page.run((actions) => actions.noteDownload(sent[0]!));
  expect([(await stored(draft)).invoiceStatus, (await stored(sent[0]!)).invoiceStatus]).toEqual([
    'Draft',
    'Downloaded',
  ]);
  await signIn('server');
  const denied = renderPageHook(useInvoiceActions);
  await denied.run((actions) => actions.noteDownload(sent[1]!));
  expect([denied.current.mayUpdate, denied.current.mayPay(sent[1]!), denied.current.mayEdit(draft)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(shownToasts).toEqual([]);
  await signIn('owner');
  expect((await stored(sent[1]!)).invoiceStatus).toBe('Sent');
});

it('invoices from suppliers can only be paid', () => {
  const received = { ...issued()[0]!, supplier: { name: 'Larder Supply', email: '', address: '' } };
  const { current } = renderPageHook(useInvoiceActions);
  const allowed = (invoice: Invoice) =>
    (['maySend', 'mayPay', 'mayEdit', 'mayCredit', 'mayDuplicate', 'mayDeleteInvoice'] as const).filter((name) =>
      current[name](invoice),
    );
  expect(allowed(received)).toEqual(['mayPay']);
  expect(allowed({ ...received, supplier: undefined, invoiceStatus: 'Sent' })).toHaveLength(6);
});

it('failed changes name the invoices', async () => {
  const page = renderPageHook(useInvoiceActions);
  const [first, second] = unpaid();
  fail();
  await page.run((actions) => actions.markPaid([first!, second!]));
  await page.run((actions) => actions.duplicate(first!));
  await page.run((actions) => actions.noteDownload({ ...first!, invoiceStatus: 'Sent' }));
  expect(shownToasts.filter((toast) => toast.startsWith('danger'))).toEqual([
    `danger: invoices.toasts.failed numbers=${first!.id} and ${second!.id}`,
    ...Array.from({ length: 2 }, () => `danger: invoices.toasts.failed numbers=${first!.id}`),
  ]);
});

it('sends an invoice with its lines, marks a draft as sent, and undo moves the email to the trash', async () => {
  const draft = invoices.find(({ invoiceStatus }) => invoiceStatus === 'Draft')!;
  const page = renderPageHook(useSendInvoice);
  const mail = { to: ' dana@postbox.example ', subject: 'Your invoice', message: 'Dear Dana' };
  await page.run(({ sendWithUndo }) => sendWithUndo(draft, mail));
  const mails = async (folder: 'draft' | 'trash') =>
    (await call(emailEndpoints.list, { folder })).emails.filter(({ subject }) => subject === 'Your invoice');
  expect(await mails('draft')).toMatchObject([
    {
      to: [{ name: draft.client.name, email: 'dana@postbox.example' }],
      attachments: [{ fileName: `invoice-${draft.id}.csv` }],
    },
  ]);
  expect((await stored(draft)).invoiceStatus).toBe('Sent');
  expect(shownToasts).toEqual([`success: invoices.toasts.sending number=${draft.id} address=dana@postbox.example`]);
  pressToast();
  await expect.poll(async () => (await stored(draft)).invoiceStatus).toBe('Draft');
  expect([(await mails('draft')).length, (await mails('trash')).length]).toEqual([0, 1]);
});
