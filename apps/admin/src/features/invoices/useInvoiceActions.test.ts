import { ApiError, endSession, loadHttp } from '@larder/domain';
import type { Invoice } from '@larder/domain/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { startTestSession } from '../../testing/testSession';
import { TextKeys } from '../../testing/TextKeys';
import { useInvoiceActions } from './useInvoiceActions';

/** In New York, it is still the day before. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

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
const payment = { id: 'p1', amount: 5, date: '2026-11-18', method: 'Cash' } as const;
const ask = (current: Partial<Invoice>, run: (actions: ReturnType<typeof useInvoiceActions>) => unknown) =>
  overwriteQuestion(useInvoiceActions, { ...invoice, ...current, version: 2 }, run);

it('marking invoices as paid asks if someone else has added a payment, and pays the rest on the restaurant’s day', async () => {
  const current = { payments: [payment], balance: 15 };
  expect(await ask(current, ({ markPaid }) => markPaid([invoice]))).toEqual([
    [
      {
        name: 'payments',
        restored: [payment, { amount: 15, date: '2026-11-19', method: 'Cash' }],
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

it('a copy of an invoice is issued on the restaurant’s day', async () => {
  const http = await loadHttp();
  const { adapter } = http.defaults;
  const bodies: string[] = [];
  http.defaults.adapter = async ({ data }) => {
    bodies.push(data as string);
    throw new ApiError({ status: 503 });
  };
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const { result } = renderHook(useInvoiceActions, { wrapper: TextKeys });
  act(() => void result.current.duplicate({ ...invoice, service: 'Catering' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  endSession('signed-out');
  http.defaults.adapter = adapter;
  expect(bodies.map((body) => (JSON.parse(body) as { invoice: Invoice }).invoice.issuedDate)).toEqual(['2026-11-19']);
});
