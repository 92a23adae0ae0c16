import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { invoicePreviewSearch } from '../../../../features/invoices/invoicePreviewSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/invoices/InvoicePreviewPage'));

export const Route = createFileRoute('/_shell/apps/invoice/preview/$id')({
  validateSearch: invoicePreviewSearch,
  beforeLoad: requireAccess,
  loader: ({ context, params }) =>
    page.load().then(({ loadInvoicePreview }) => loadInvoicePreview(context.queryClient, params.id)),
  component: page.component('InvoicePreviewPage'),
});
