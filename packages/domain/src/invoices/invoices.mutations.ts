import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeRows, pageIn, rowsIn } from '../cache/changeRows';
import { optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { invoiceEndpoints, type InvoiceResponse, type InvoiceList } from './invoiceCalls.contract';
import type { NewInvoice, NewInvoiceClient } from './invoiceForms.contract';
import type { Invoice } from './invoices.contract';
import { invoiceKeys } from './invoices.queries';

type DeleteInvoice = EndpointInput<typeof invoiceEndpoints.remove>;

const dependents = [invoiceKeys.lists(), invoiceKeys.clients()];

function writeInvoice(client: QueryClient, response: InvoiceResponse) {
  client.setQueryData(invoiceKeys.detail(response.invoice.id), response);
  return Promise.all(dependents.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Adds an invoice. The server computes its total, balance and status. */
export const useAddInvoice = () =>
  useMutation({
    mutationFn: (invoice: NewInvoice) => call(invoiceEndpoints.add, { invoice }),
    onSuccess: (response, _input, _before, { client }) => writeInvoice(client, response),
  });

/** Changes an invoice. The server computes its total, balance and status. */
export const useUpdateInvoice = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof invoiceEndpoints.update>) => call(invoiceEndpoints.update, input),
    onSuccess: (response, _input, _before, { client }) => writeInvoice(client, response),
    // The error may be a version conflict.
    onError: (_error, { invoice }, _before, { client }) =>
      client.invalidateQueries({ queryKey: invoiceKeys.detail(invoice.id) }),
  });

/** Creates a credit note. The credited invoice is fetched again. */
export const useAddCreditNote = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof invoiceEndpoints.addCredit>) => call(invoiceEndpoints.addCredit, input),
    onSuccess: (response, _input, _before, { client }) => writeInvoice(client, response),
    // After an error too: someone else may have credited it.
    onSettled: (_response, _error, { credit }, _before, { client }) =>
      client.invalidateQueries({ queryKey: invoiceKeys.detail(credit.invoiceId) }),
  });

export const useDeleteInvoice = () =>
  useMutation({
    ...optimistic<DeleteInvoice>({
      key: invoiceKeys.all,
      apply: ({ id }, client) =>
        changeRows<InvoiceList, Invoice>(
          client,
          invoiceKeys.lists(),
          [pageIn('invoices'), rowsIn('allData')],
          (invoices) => invoices.filter((invoice) => invoice.id !== id),
        ),
      invalidate: dependents,
    }),
    mutationFn: (input: DeleteInvoice) => call(invoiceEndpoints.remove, input),
    onSuccess: (_response, { id }, _before, { client }) => {
      client.removeQueries({ queryKey: invoiceKeys.detail(id), type: 'inactive' });
    },
  });

export const useAddInvoiceClient = () =>
  useMutation({
    mutationFn: async (client: NewInvoiceClient) => (await call(invoiceEndpoints.addClient, { client })).client,
    onSuccess: (_client, _input, _before, { client }) => client.invalidateQueries({ queryKey: invoiceKeys.clients() }),
  });
