import type { PaymentDetails } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { InvoiceSheet, type SheetInvoice } from './InvoiceSheet';

afterEach(cleanup);

const invoice: SheetInvoice = {
  id: 5042,
  issuedDate: '2026-11-14',
  dueDate: '2026-11-28',
  client: {
    name: 'Dana <b>Ashworth</b>',
    company: 'Ashworth & Lane',
    companyEmail: 'dana@ashworthlane.example',
    address: '8 Mill Row',
    country: 'Ireland',
    contact: '',
  },
  service: 'Private dining',
  total: 420,
  invoiceStatus: 'Partial Payment',
  lines: [
    { id: 1, item: 'Wine pairing', text: 'Five glasses', cost: 38, qty: 8, discount: 10, tax: 8.875 },
    { id: 2, item: 'Room hire', text: '', cost: 150, qty: 1, discount: 0, tax: 0 },
  ],
  payments: [{ id: 'payment-1', amount: 100, date: '2026-11-16', method: 'Cash' }],
  salesperson: 'Ilse Okafor',
  note: 'Thank you.',
  paymentMethod: 'Cash',
  showTerms: true,
  showNote: true,
  showStub: false,
};
const paymentDetails: PaymentDetails = {
  totalDue: 0,
  bankName: 'Harbour Mutual Bank',
  country: 'Ireland',
  iban: 'IE63HMBX99041500218834',
  swiftCode: 'HMBXIE2D',
};
const restaurant = { name: 'Quay Street', lines: ['14 Quay Street, New York'] };

function sheetOf(changes: Partial<SheetInvoice> = {}) {
  const { container } = render(
    <InvoiceSheet invoice={{ ...invoice, ...changes }} paymentDetails={paymentDetails} restaurant={restaurant} />,
    { wrapper: TextKeys },
  );
  return {
    lines: [...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    sums: [...[...container.querySelectorAll('dl')].at(-1)!.children].map(({ textContent }) => textContent),
    text: container.textContent,
  };
}

it('the sheet computes the lines, sums and balance', () => {
  const { lines, sums } = sheetOf();
  expect(lines).toEqual([
    [
      'Wine pairing8 × $38.00 · invoices.fields.discount 10% · invoices.fields.tax 8.875%Five glasses',
      '$38.00',
      '8',
      '10%',
      '8.875%',
      '$273.60',
    ],
    ['Room hire1 × $150.00', '$150.00', '1', '0%', '0%', '$150.00'],
  ]);
  expect(sums).toEqual([
    'invoices.fields.subtotal$454.00',
    'invoices.fields.discount−$30.40',
    'invoices.fields.tax$24.28',
    'invoices.fields.total$447.88',
    'invoices.sheet.paidOn date=16 Nov−$100.00',
    'invoices.fields.balance$347.88',
  ]);
});

it('the sheet shows the service as a line if there are no lines', () => {
  const { lines, sums } = sheetOf({ lines: [], payments: [] });
  expect(lines).toEqual([['Private dining1 × $420.00', '$420.00', '1', '0%', '0%', '$420.00']]);
  expect(sums.at(-1)).toBe('invoices.fields.balance$420.00');
});

it('the sheet shows the address of the restaurant', () => {
  sheetOf();
  expect(screen.getByText('Quay Street')).toBeTruthy();
  expect(screen.getByText('14 Quay Street, New York')).toBeTruthy();
});

it('the sheet shows markup in names as text', () => {
  sheetOf();
  expect(screen.getByText('Dana <b>Ashworth</b>')).toBeTruthy();
});

it('the sheet does not ask for a payment if the invoice is paid', () => {
  const { text, sums } = sheetOf({
    payments: [{ id: 'payment-1', amount: 447.88, date: '2026-11-16', method: 'Cash' }],
  });
  expect(sums.at(-1)).toBe('invoices.fields.balance$0.00');
  expect(text).not.toContain('invoices.sheet.scan');
  expect(text).not.toContain('invoices.sheet.terms');
});

it('the sheet shows the terms, the note and the payment stub only if they are enabled', () => {
  const { text } = sheetOf({ showTerms: false, showNote: false });
  expect(text).not.toContain('Thank you.');
  expect(text).not.toContain('invoices.sheet.terms');
  cleanup();
  expect(sheetOf({ showStub: true }).text).toContain('invoices.sheet.stub');
});
