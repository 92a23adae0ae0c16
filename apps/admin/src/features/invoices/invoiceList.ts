import { invoiceSortColumns, invoiceStatuses } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { clearedFilters, defineList, withParameters, type ListSearchOf } from '../../lists/defineList';

const statusOf = (text: string) => invoiceStatuses.find((status) => status.toLowerCase() === text.toLowerCase());

/** The list of invoices. With a filter, the client filters, sorts and paginates the invoices in each response. */
export const invoiceList = withParameters(
  defineList({
    name: 'invoices',
    sortColumns: invoiceSortColumns,
    mode: 'mixed',
    filters: {
      status: { kind: 'select', column: 'invoiceStatus' },
      direction: { kind: 'select', column: null },
      issuedFrom: { kind: 'from', column: 'issuedDate' },
      issuedTo: { kind: 'to', column: 'issuedDate' },
      dueFrom: { kind: 'from', column: 'dueDate' },
      dueTo: { kind: 'to', column: 'dueDate' },
    },
  }),
  {
    /** Case-insensitive, as in the endpoint. */
    status: z.catch(z.optional(z.pipe(z.string(), z.transform(statusOf))), undefined),
    /** Invoices from suppliers. By default, the list shows those issued to clients. */
    direction: z.catch(z.optional(z.literal('received')), undefined),
    /** Number of the invoice in the drawer. */
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

/** Search parameters that clear the search text, the filters and the saved view. */
export const withoutFilters: Partial<InvoiceListSearch> = { ...clearedFilters(invoiceList), saved: undefined };
