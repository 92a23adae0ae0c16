import { endSession } from '@larder/domain';
import type { InvoiceDetail } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import type { InvoiceActions } from '../useInvoiceActions';
import { CreditDrawer } from './CreditDrawer';
import { PaymentDrawer } from './PaymentDrawer';
import { SendInvoiceDrawer } from './SendInvoiceDrawer';

afterEach(cleanup);

/** A paid invoice of which 40.00 was credited. */
const invoice: InvoiceDetail = {
  id: 5042,
  issuedDate: '2026-11-14',
  dueDate: '2026-11-28',
  client: { name: 'Dana Ashworth', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: 'Private dining',
  total: 100,
  balance: -40,
  avatar: '',
  invoiceStatus: 'Paid',
  lines: [
    { id: 4, item: 'Oysters', text: '', cost: 10, qty: 2, discount: 0, tax: 0 },
    { id: 7, item: 'Oysters', text: '', cost: 10, qty: 4, discount: 0, tax: 0 },
    { id: 8, item: 'Wine', text: '', cost: 40, qty: 1, discount: 0, tax: 0 },
  ],
  payments: [{ id: 'payment-1', amount: 100, date: '2026-11-16', method: 'Cash' }],
  salesperson: '',
  note: '',
  paymentMethod: 'Cash',
  showTerms: true,
  showNote: true,
  showStub: false,
  history: [],
};

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^invoices\.payment\.amount/ });
const submit = () => fireEvent.submit(document.querySelector('form')!);
const renderPayment = (savePayments: InvoiceActions['savePayments']) =>
  render(<PaymentDrawer invoice={invoice} savePayments={savePayments} onClose={() => undefined} />, {
    wrapper: TextKeys,
  });

it('PaymentDrawer records a refund of the credit as a negative payment', async () => {
  const savePayments = vi.fn<InvoiceActions['savePayments']>(() => Promise.resolve());
  renderPayment(savePayments);
  expect((await amount()).value).toBe('$40.00');
  expect(screen.getByRole('dialog').textContent).toContain('invoices.payment.refundTitle');
  submit();
  await waitFor(() => expect(savePayments).toHaveBeenCalledOnce());
  expect(savePayments.mock.calls[0]).toMatchObject([
    { id: 5042 },
    [{ id: 'payment-1' }, { amount: -40, method: 'Cash' }],
    'refundAdded',
  ]);
});

it('PaymentDrawer starts with the restaurant’s day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  startTestSession();
  const savePayments = vi.fn<InvoiceActions['savePayments']>(() => Promise.resolve());
  renderPayment(savePayments);
  await amount();
  submit();
  await waitFor(() => expect(savePayments).toHaveBeenCalledOnce());
  expect(savePayments.mock.calls[0]![1].at(-1)!.date).toBe('2026-11-19');
  endSession('signed-out');
  vi.useRealTimers();
});

it.each(['-5', '0'])('PaymentDrawer rejects the amount %s at its field', async (value) => {
  const savePayments = vi.fn<InvoiceActions['savePayments']>(() => Promise.resolve());
  render(
    <PaymentDrawer invoice={{ ...invoice, balance: 40 }} savePayments={savePayments} onClose={() => undefined} />,
    { wrapper: TextKeys },
  );
  const field = await amount();
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  submit();
  await screen.findByText(/^validation\.min/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(savePayments).not.toHaveBeenCalled();
});

it('PaymentDrawer rejects a refund above the credit', async () => {
  const savePayments = vi.fn<InvoiceActions['savePayments']>(() => Promise.resolve());
  renderPayment(savePayments);
  const field = await amount();
  fireEvent.change(field, { target: { value: '40.01' } });
  fireEvent.blur(field);
  submit();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(savePayments).not.toHaveBeenCalled();
});

it('CreditDrawer numbers lines with the same item', async () => {
  render(<CreditDrawer invoice={invoice} onClose={() => undefined} />, { wrapper: TextKeys });
  fireEvent.click(await screen.findByRole('radio', { name: 'invoices.credit.lines' }));
  const names = ['Oysters · invoices.form.line n=1', 'Oysters · invoices.form.line n=2', 'Wine'];
  for (const name of names) expect(await screen.findByRole('textbox', { name })).toBeTruthy();
});

it('SendInvoiceDrawer writes the address from left to right, and the texts in the direction of their language', async () => {
  render(<SendInvoiceDrawer invoice={invoice} onClose={() => undefined} />, { wrapper: TextKeys });
  const directionOf = (name: RegExp) => screen.getByRole('textbox', { name }).getAttribute('dir');
  await screen.findByRole('dialog');
  expect(directionOf(/^mail\.compose\.to/)).toBe('ltr');
  expect(directionOf(/^mail\.compose\.subject/)).toBe('auto');
  expect(directionOf(/^mail\.compose\.text/)).toBe('auto');
});
