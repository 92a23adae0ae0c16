import { filterInvoices, sortInvoices, type Invoice } from '@larder/domain/contract';
import type { InvoiceListSearch } from './invoiceList';

const isIn = (day: string, from = '', to = '9999') => day >= from && day <= to;

/** Returns the invoices that match the search text and the filters, newest first. By default those issued to clients. */
export function filterInvoiceList(invoices: readonly Invoice[], search: InvoiceListSearch): readonly Invoice[] {
  const { q = '', status = '', direction = 'issued', issuedFrom, issuedTo, dueFrom, dueTo } = search;
  const found = filterInvoices(invoices, { q, status, direction }).filter(
    ({ issuedDate, dueDate }) => isIn(issuedDate, issuedFrom, issuedTo) && isIn(dueDate, dueFrom, dueTo),
  );
  return sortInvoices(found, 'id', 'desc');
}

/** Returns the matching invoices in the order of the list. */
export function invoicesOfSearch(invoices: readonly Invoice[], search: InvoiceListSearch, locale: string) {
  const found = filterInvoiceList(invoices, search);
  return search.sortColumn ? sortInvoices(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}
