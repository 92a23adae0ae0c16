import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { invoiceEndpoints, type InvoiceListParameters } from './invoiceCalls.contract';

const keys = entityKeys('invoices');
export const invoiceKeys = {
  ...keys,
  clients: () => [...keys.all, 'clients'] as const,
  clientSearch: (q: string) => [...invoiceKeys.clients(), q] as const,
};

/** Queries one page and all rows. Keeps the previous page while the next loads. */
export const invoiceListQuery = (parameters: InvoiceListParameters) =>
  queryOptions({
    queryKey: invoiceKeys.list(parameters),
    queryFn: ({ signal }) => call(invoiceEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries one invoice with its payment details. Doesn't show the previous invoice while loading. */
export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: ({ signal }) => call(invoiceEndpoints.invoice, { id }, { signal }),
  });

/** Queries at most five matching clients. Keeps the previous ones while the next load. */
export const invoiceClientsQuery = (q = '') =>
  queryOptions({
    queryKey: invoiceKeys.clientSearch(q),
    queryFn: ({ signal }) => call(invoiceEndpoints.clients, { q }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useInvoiceList = (parameters: InvoiceListParameters) => useQuery(invoiceListQuery(parameters));
export const useInvoice = (id: number) => useQuery(invoiceQuery(id));
/** Queries several invoices, in the given order. */
export const useInvoices = (ids: readonly number[]) => useQueries({ queries: ids.map(invoiceQuery) });
export const useInvoiceClients = (q?: string) => useQuery(invoiceClientsQuery(q));
