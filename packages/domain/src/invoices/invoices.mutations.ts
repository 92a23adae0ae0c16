import { useMutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { restoreEndpoints } from '../restore/restore.contract';
import { invoiceEndpoints, type InvoiceAnswer, type InvoiceList } from './invoiceCalls.contract';
import type { NewInvoice, NewInvoiceClient } from './invoiceForms.contract';
import { invoiceKeys } from './invoices.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...invoiceKeys.all, 'change'];
const reloadLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: invoiceKeys.lists() }),
    client.invalidateQueries({ queryKey: invoiceKeys.clients() }),
  ]);
/** Of many changes on their way only the last one reloads: an answer in between would bring back what they have changed. */
const reloadAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey }) > 1 ? undefined : reloadLists(client);

function keep(client: QueryClient, answer: InvoiceAnswer) {
  client.setQueryData(invoiceKeys.detail(answer.invoice.id), answer);
  return reloadLists(client);
}

/** Writes a new invoice; its total, balance and status come with the answer. */
export const useAddInvoice = () =>
  useMutation({
    mutationFn: (invoice: NewInvoice) => call(invoiceEndpoints.add, { invoice }),
    onSuccess: (answer, _input, _before, { client }) => keep(client, answer),
  });

/** Changes an invoice; sums, balance and status follow from the answer. */
export const useUpdateInvoice = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof invoiceEndpoints.update>) => call(invoiceEndpoints.update, input),
    onSuccess: (answer, _input, _before, { client }) => keep(client, answer),
    // A refused change may mean that someone else was quicker.
    onError: (_error, { invoice }, _before, { client }) =>
      client.invalidateQueries({ queryKey: invoiceKeys.detail(invoice.id) }),
  });

export const useDeleteInvoice = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(invoiceEndpoints.remove, { id }),
    onMutate: async (id, { client }) => {
      const filter = { queryKey: invoiceKeys.lists() };
      await client.cancelQueries(filter);
      const before: [QueryKey, unknown][] = client.getQueriesData<InvoiceList>(filter);
      client.setQueriesData<InvoiceList>(filter, (data) => {
        if (!data) return data;
        const invoices = data.invoices.filter((invoice) => invoice.id !== id);
        const allData = data.allData.filter((invoice) => invoice.id !== id);
        return { allData, invoices, total: data.total - (data.invoices.length - invoices.length) };
      });
      return before;
    },
    onError: (_error, _id, before, { client }) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSuccess: (_answer, id, _before, { client }) => {
      client.removeQueries({ queryKey: invoiceKeys.detail(id), type: 'inactive' });
    },
    onSettled: (_answer, _error, _id, _before, { client }) => reloadAfterLast(client),
  });

/** Takes deletions back: same numbers, same places. */
export const useRestoreInvoices = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'invoice', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: invoiceKeys.all }),
  });

export const useAddInvoiceClient = () =>
  useMutation({
    mutationFn: async (client: NewInvoiceClient) => (await call(invoiceEndpoints.addClient, { client })).client,
    onSuccess: (_client, _input, _before, { client }) => client.invalidateQueries({ queryKey: invoiceKeys.clients() }),
  });
