import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/invoices/InvoiceEditPage'));

export const Route = createFileRoute('/_shell/apps/invoice/edit/$id')({
  beforeLoad: requireAccess,
  loader: ({ context, params }) =>
    page.load().then(({ loadInvoiceForm }) => loadInvoiceForm(context.queryClient, params.id)),
  component: page.component('InvoiceEditPage'),
});
