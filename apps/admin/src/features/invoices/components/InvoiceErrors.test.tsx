import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { InvoiceFormState } from '../useInvoiceForm';
import { InvoiceErrors } from './InvoiceErrors';

it('InvoiceErrors names the field of each error, and the line of errors in lines', () => {
  const messages: Record<string, string> = {
    issuedDate: 'no date',
    client: 'no client',
    'payments.0.amount': 'too much',
    lines: 'no lines',
    'lines.1.qty': 'no number',
  };
  const form = { errors: messages, errorOf: (path: string) => messages[path] } as unknown as InvoiceFormState;
  render(<InvoiceErrors form={form} />, { wrapper: TextKeys });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'invoices.fields.issued: no date',
    'invoices.fields.client: no client',
    'invoices.fields.payments: too much',
    'no lines',
    'invoices.form.line n=2, invoices.fields.qty: no number',
  ]);
});
