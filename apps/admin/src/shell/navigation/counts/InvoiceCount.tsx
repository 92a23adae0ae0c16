import { usePastDueInvoices } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts overdue invoices. Renders nothing. */
export function InvoiceCount({ onChange }: CountProps) {
  useCountReport('invoiceList', usePastDueInvoices(true), onChange);
  return null;
}
