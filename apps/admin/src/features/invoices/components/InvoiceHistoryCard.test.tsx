import { createQueryClient, endSession } from '@larder/domain';
import type { InvoiceDetail, InvoicePayment } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToasts } from '../../../testing/mockServer';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import { InvoiceHistoryCard, type InvoiceHistoryCardProps } from './InvoiceHistoryCard';

const payment = (id: string, amount: number) => ({ id, amount, date: '2026-11-19', method: 'Cash', note: '' });
const entry = (kind: string, more: object) => ({ time: '2026-11-19T12:00:00Z', kind, userId: 1, ...more });
const paid = payment('p1', 20);
const refund = payment('p2', -5);

const savePayments = vi.fn<InvoiceHistoryCardProps['actions']['savePayments']>();
function open(payments: readonly object[], { mayUpdate = true, credits = [] as object[] } = {}) {
  startTestSession();
  const kinds = payments as readonly InvoicePayment[];
  const invoice = {
    id: 5042,
    payments,
    credits,
    history: [
      ...kinds.map(({ id }) => entry('payment', { paymentId: id })),
      ...credits.map((credit) => entry('credited', { creditId: (credit as { id: number }).id })),
    ],
  } as unknown as InvoiceDetail;
  render(
    <TextKeys queryClient={createQueryClient()}>
      <InvoiceHistoryCard invoice={invoice} actions={{ mayUpdate, savePayments }} />
    </TextKeys>,
  );
  return invoice;
}
const removeButtons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  savePayments.mockReset();
  shownToasts.length = 0;
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
});

it('the history links to the credit notes of the invoice', () => {
  open([], { credits: [{ id: 5050, total: 12, reason: 'Cold' }] });
  const link = screen.getByRole('link', { name: 'invoices.preview.showCredit number=5050' });
  expect(link.getAttribute('href')).toBe('/apps/invoice/preview/5050');
});

it('the history offers to remove payments and refunds, but no payment that was refunded', () => {
  open([paid, refund]);
  expect(removeButtons()).toEqual(['invoices.history.removeRefund amount=$5.00']);
  cleanup();
  open([paid]);
  expect(removeButtons()).toEqual(['invoices.history.remove amount=$20.00']);
  cleanup();
  open([paid], { mayUpdate: false });
  expect(removeButtons()).toEqual([]);
});

it.each([
  ['a payment', [paid, payment('p3', 1)], 'invoices.history.remove amount=$20.00', ['p3'], 'paymentRemoved'],
  ['a refund', [paid, refund], 'invoices.history.removeRefund amount=$5.00', ['p1'], 'refundRemoved'],
] as const)('removing %s saves the others', (_name, payments, button, left, kind) => {
  savePayments.mockResolvedValue(undefined as never);
  const invoice = open(payments);
  fireEvent.click(screen.getByRole('button', { name: button }));
  const others = invoice.payments.filter(({ id }) => (left as readonly string[]).includes(id));
  expect(savePayments.mock.calls).toEqual([[invoice, others, kind]]);
});

it('a payment that could not be removed is reported', async () => {
  savePayments.mockRejectedValue(new Error('offline'));
  open([paid]);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(shownToasts).toEqual(['danger: invoices.toasts.failed numbers=5042']));
});
