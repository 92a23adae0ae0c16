import {
  filterInvoices,
  invoiceSortColumns,
  invoiceStatuses,
  sortInvoices,
  type Invoice,
} from '@larder/domain/contract';
import * as z from 'zod/mini';
import { clearedFilters, defineList, withParameters, type ListSearchOf } from '../../lists/defineList';

const statusOf = (text: string) => invoiceStatuses.find((status) => status.toLowerCase() === text.toLowerCase());

/** The list of invoices. With a filter, the client filters, sorts and pages the invoices that each response contains. */
export const invoiceList = withParameters(
  defineList({
    name: 'invoices',
    sortColumns: invoiceSortColumns,
    mode: 'mixed',
    filters: {
      status: { kind: 'select', column: 'invoiceStatus' },
      issuedFrom: { kind: 'from', column: 'issuedDate' },
      issuedTo: { kind: 'to', column: 'issuedDate' },
      dueFrom: { kind: 'from', column: 'dueDate' },
      dueTo: { kind: 'to', column: 'dueDate' },
    },
  }),
  {
    /** Compared like the endpoint does, without case. */
    status: z.catch(z.optional(z.pipe(z.string(), z.transform(statusOf))), undefined),
    /** Number of the invoice in the strip next to the list. */
    peek: z.catch(z.optional(z.int()), undefined),
  },
);
export type InvoiceListSearch = ListSearchOf<typeof invoiceList>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that an invoice was opened from, for the links to the previous and next invoice. */
    invoiceList?: InvoiceListSearch;
  }
}

/** Changes that clear the search text, the filters and the saved view. */
export const withoutFilters: Partial<InvoiceListSearch> = { ...clearedFilters(invoiceList), saved: undefined };

const isIn = (day: string, from = '', to = '9999') => day >= from && day <= to;

/** Returns the invoices that match the search text and the filters, newest first. */
export function filterInvoiceList(invoices: readonly Invoice[], search: InvoiceListSearch): readonly Invoice[] {
  const { q = '', status = '', issuedFrom, issuedTo, dueFrom, dueTo } = search;
  const found = filterInvoices(invoices, { q, status }).filter(
    ({ issuedDate, dueDate }) => isIn(issuedDate, issuedFrom, issuedTo) && isIn(dueDate, dueFrom, dueTo),
  );
  return sortInvoices(found, 'id', 'desc');
}

/** Returns the matching invoices in the order of the list. */
export function invoicesOfSearch(invoices: readonly Invoice[], search: InvoiceListSearch, locale: string) {
  const found = filterInvoiceList(invoices, search);
  return search.sortColumn ? sortInvoices(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}
