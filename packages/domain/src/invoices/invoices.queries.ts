import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { invoiceEndpoints, type InvoiceListParameters } from './invoiceCalls.contract';

const keys = entityKeys('invoices');
export const invoiceKeys = {
  ...keys,
  clients: () => [...keys.all, 'clients'] as const,
  clientSearch: (q: string) => [...invoiceKeys.clients(), q] as const,
};

/** One page of the list beside the whole set; while the next one loads the former stays. */
export const invoiceListQuery = (parameters: InvoiceListParameters) =>
  queryOptions({
    queryKey: invoiceKeys.list(parameters),
    queryFn: ({ signal }) => call(invoiceEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** One invoice with its payment details; never shows the former one while the next loads. */
export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: ({ signal }) => call(invoiceEndpoints.invoice, { id }, { signal }),
  });

/** Clients to choose from, five at most; those found before stay while the next are looked for. */
export const invoiceClientsQuery = (q = '') =>
  queryOptions({
    queryKey: invoiceKeys.clientSearch(q),
    queryFn: ({ signal }) => call(invoiceEndpoints.clients, { q }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useInvoiceList = (parameters: InvoiceListParameters) => useQuery(invoiceListQuery(parameters));
export const useInvoice = (id: number) => useQuery(invoiceQuery(id));
export const useInvoiceClients = (q?: string) => useQuery(invoiceClientsQuery(q));

/** Invoices past due, asked for every minute; nothing is asked for while they are not wanted. */
export const usePastDueInvoices = (enabled: boolean) => {
  const pastDue = invoiceListQuery({ status: 'Past Due', perPage: 1 });
  return useQuery({ ...pastDue, enabled, refetchInterval: 60_000, select: ({ total }) => total }).data;
};
