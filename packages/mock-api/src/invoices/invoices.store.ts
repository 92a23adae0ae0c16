import {
  invoiceStatusOn,
  isReceived,
  utcDate,
  type Invoice,
  type InvoiceDetail,
  type PaymentDetails,
} from '@larder/domain/contract';
import { shared } from '../responseCopy';
import { defineStore, type Database } from '../database';
import { activeRows, tableOf, type Stored } from '../table';
import { seedClients, seedInvoices } from './invoices.fixtures';
import type { StoredInvoice } from './storedInvoice';

export const invoiceStore = defineStore(
  'invoices',
  (seed, now) => ({
    invoices: tableOf(seedInvoices(seed, now)),
    clients: tableOf(seedClients(seed).map(({ client }) => client)),
  }),
  { hasTexts: true, hasImmutableRows: true },
);

function toRow(stored: Stored<StoredInvoice>, today: string): Invoice {
  const { history: _, lastLineId: __, lastPayment: ___, removedAt: ____, invoiceStatus: set, ...row } = stored;
  return { ...row, invoiceStatus: invoiceStatusOn({ ...row, set }, today) };
}

// Stored invoices are immutable, so rows can be cached per invoice and day.
const shownRows = new WeakMap<StoredInvoice, { today: string; row: Invoice }>();
function keptRow(stored: StoredInvoice, today: string): Invoice {
  const known = shownRows.get(stored);
  if (known?.today === today) return known.row;
  const row = shared(toRow(stored, today));
  shownRows.set(stored, { today, row });
  return row;
}

/** Returns all invoices as of today, in stored order. Large lists are frozen instead of copied. */
export function invoiceRows(db: Database, now: Date): Invoice[] {
  const today = utcDate(now);
  const show = db.seed === 'large' ? keptRow : toRow;
  return activeRows(invoiceStore(db).invoices).map((stored) => show(stored, today));
}

const bank: Omit<PaymentDetails, 'totalDue'> = {
  bankName: 'Harbour Mutual Bank',
  country: 'Ireland',
  iban: 'IE63HMBX99041500218834',
  swiftCode: 'HMBXIE2D',
};

const supplierBank: typeof bank = {
  bankName: 'Garden State Trade Bank',
  country: 'United States',
  iban: '021200339 4410287765',
  swiftCode: 'GSTBUS33',
};

/** Returns one invoice with its history and payment details. */
export function toInvoiceResponse(
  stored: StoredInvoice,
  now: Date,
): { invoice: InvoiceDetail; paymentDetails: PaymentDetails } {
  const invoice = { ...toRow(stored, utcDate(now)), history: stored.history };
  return {
    invoice,
    paymentDetails: { totalDue: Math.max(0, invoice.balance), ...(isReceived(invoice) ? supplierBank : bank) },
  };
}
