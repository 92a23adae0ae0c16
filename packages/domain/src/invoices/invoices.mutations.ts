import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeRows, pageIn, rowsIn } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { invoiceEndpoints, type InvoiceAnswer, type InvoiceList } from './invoiceCalls.contract';
import type { NewInvoice, NewInvoiceClient } from './invoiceForms.contract';
import type { Invoice } from './invoices.contract';
import { invoiceKeys } from './invoices.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...invoiceKeys.all, 'change'];
const reload = (client: QueryClient) =>
  reloadAfterLast(client, mutationKey, invoiceKeys.lists(), invoiceKeys.clients());

function keep(client: QueryClient, answer: InvoiceAnswer) {
  client.setQueryData(invoiceKeys.detail(answer.invoice.id), answer);
  return reload(client);
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
    onMutate: (id, { client }) =>
      changeRows<InvoiceList, Invoice>(
        client,
        invoiceKeys.lists(),
        [pageIn('invoices'), rowsIn('allData')],
        [id],
        (invoices) => invoices.filter((invoice) => invoice.id !== id),
      ),
    onError: (_error, _id, undo) => undo?.(),
    onSuccess: (_answer, id, _before, { client }) => {
      client.removeQueries({ queryKey: invoiceKeys.detail(id), type: 'inactive' });
    },
    onSettled: (_answer, _error, _id, _before, { client }) => reload(client),
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
