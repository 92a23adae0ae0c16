import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { invoiceList } from '../../../../features/invoices/invoiceList';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/invoices/InvoiceListPage'));

export const Route = createFileRoute('/_shell/apps/invoice/list')({
  validateSearch: invoiceList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadInvoiceList }) => loadInvoiceList(context.queryClient, deps)),
  component: page.component('InvoiceListPage'),
});
