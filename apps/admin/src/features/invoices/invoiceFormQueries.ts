import { invoiceClientsQuery, invoiceListQuery, invoiceQuery, type QueryClient } from '@larder/domain';
import type { NewInvoiceSearch } from './invoiceFormSearch';
import { invoiceIdOf } from './invoiceIdOf';

/** Starts the queries of a new invoice without waiting: the page shows its loading and error states. */
export async function loadNewInvoice(queryClient: QueryClient, { from, client }: NewInvoiceSearch) {
  void queryClient.prefetchQuery(invoiceListQuery({}));
  if (from !== undefined) void queryClient.prefetchQuery(invoiceQuery(from));
  if (client) void queryClient.prefetchQuery(invoiceClientsQuery(client));
}

export async function loadInvoiceForm(queryClient: QueryClient, id: string) {
  const known = invoiceIdOf(id);
  if (known !== undefined) void queryClient.prefetchQuery(invoiceQuery(known));
}
