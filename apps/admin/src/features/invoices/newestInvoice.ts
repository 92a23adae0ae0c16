import { invoiceListQuery, type QueryClient } from '@larder/domain';

/** Returns the number of the newest invoice; undefined if there is none. */
export async function newestInvoice(queryClient: QueryClient) {
  const list = await queryClient.fetchQuery(invoiceListQuery({})).catch(() => undefined);
  return list?.invoices[0]?.id;
}
