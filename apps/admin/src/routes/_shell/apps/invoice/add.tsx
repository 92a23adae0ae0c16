import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { newInvoiceSearch } from '../../../../features/invoices/invoiceFormSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/invoices/InvoiceCreatePage'));

export const Route = createFileRoute('/_shell/apps/invoice/add')({
  validateSearch: newInvoiceSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadNewInvoice }) => loadNewInvoice(context.queryClient, deps)),
  component: page.component('InvoiceCreatePage'),
});
