import { createQueryClient, endSession, ordersQuery } from '@larder/domain';
import type { Order } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { InvoiceOrderAlert } from './InvoiceOrderAlert';
import { startTestSession } from '../../../testing/testSession';

const order: Order = {
  id: 1041,
  createdAt: '2026-11-20T20:15:00Z',
  lines: [],
  goods: 100.1,
  lineDiscount: 0,
  couponDiscount: 0,
  tax: 0,
  delivery: 0,
  total: 100.1,
  deliveries: [],
  invoiceId: 5037,
};

function show(invoice: { id: number; total: number }, subject = 'all') {
  startTestSession({ ability: [{ action: 'manage', subject }], workPlaces: [] });
  const queryClient = createQueryClient();
  queryClient.setQueryData(ordersQuery().queryKey, [order]);
  render(
    <TextKeys queryClient={queryClient}>
      <InvoiceOrderAlert invoice={invoice} />
    </TextKeys>,
  );
}

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

it('InvoiceOrderAlert shows how much the invoice is above its order', () => {
  show({ id: 5037, total: 110.4 });
  screen.getByText('invoices.preview.mismatch');
  screen.getByText(/aboveOrder number=1041 total=\$100\.10 difference=\$10\.30$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/apps/ecommerce/checkout/order/1041');
});

it('InvoiceOrderAlert shows how much the invoice is below its order', () => {
  show({ id: 5037, total: 100 });
  screen.getByText(/belowOrder number=1041 total=\$100\.10 difference=\$0\.10$/);
});

it('InvoiceOrderAlert shows nothing if the totals are equal or the invoice has no order', () => {
  show({ id: 5037, total: 100.1 });
  show({ id: 5036, total: 90 });
  expect(screen.queryByText('invoices.preview.mismatch')).toBeNull();
});

it('InvoiceOrderAlert shows nothing to a user who may not order', () => {
  show({ id: 5037, total: 90 }, 'invoice');
  expect(screen.queryByText('invoices.preview.mismatch')).toBeNull();
});
