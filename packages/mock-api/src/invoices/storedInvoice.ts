import type { Invoice, InvoiceHistoryEntry, InvoiceSetStatus } from '@larder/domain/contract';

/** A stored invoice. `invoiceStatus` is the status that was set. Derived values are computed on read. */
export interface StoredInvoice extends Invoice {
  invoiceStatus: InvoiceSetStatus;
  history: InvoiceHistoryEntry[];
  lastLineId: number;
  lastPayment: number;
}
