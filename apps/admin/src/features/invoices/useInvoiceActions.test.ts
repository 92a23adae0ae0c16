import { serverToday } from '@larder/domain';
import type { Invoice } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { useInvoiceActions } from './useInvoiceActions';

const invoice: Invoice = {
  id: 5042,
  issuedDate: '2026-11-06',
  dueDate: '2026-11-20',
  client: { id: 3, name: 'Ada', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  total: 20,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 20,
  lines: [],
  payments: [],
  salesperson: '',
  note: '',
  paymentMethod: 'Cash',
  showTerms: true,
  showNote: true,
  showStub: false,
  version: 1,
};
const payment = { id: 'p1', amount: 5, date: '2026-11-19', method: 'Cash' } as const;
const ask = (current: Partial<Invoice>, run: (actions: ReturnType<typeof useInvoiceActions>) => unknown) =>
  overwriteQuestion(useInvoiceActions, { ...invoice, ...current, version: 2 }, run);

it('marking invoices as paid asks if someone else has added a payment, and pays the rest', async () => {
  const current = { payments: [payment], balance: 15 };
  expect(await ask(current, ({ markPaid }) => markPaid([invoice]))).toEqual([
    [
      {
        name: 'payments',
        restored: [payment, { amount: 15, date: serverToday(), method: 'Cash' }],
        current: [payment],
      },
    ],
  ]);
});

it('marking an invoice as paid does not ask if someone else has paid it', async () => {
  const current = { payments: [{ ...payment, amount: 20 }], balance: 0 };
  expect(await ask(current, ({ markPaid }) => markPaid([invoice]))).toBeUndefined();
});

it('deleting invoices asks about an invoice that was changed in the meantime', async () => {
  expect(await ask({ note: 'Paid in part' }, ({ deleteInvoices }) => deleteInvoices([invoice]))).toEqual([[]]);
});
