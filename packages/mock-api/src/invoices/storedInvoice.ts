import type { Invoice, InvoiceHistoryEntry, InvoiceSetStatus } from '@larder/domain/contract';

/** An invoice as kept: its status is the one that was set, what follows from the numbers is computed when it is read. */
export interface StoredInvoice extends Invoice {
  invoiceStatus: InvoiceSetStatus;
  history: InvoiceHistoryEntry[];
  lastLineId: number;
  lastPayment: number;
}
