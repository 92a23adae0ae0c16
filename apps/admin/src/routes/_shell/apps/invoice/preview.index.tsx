import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAccess } from '../../../../shell/navigation/guards';

/** Without a number, redirects to the newest invoice, or to the list if there is none. */
export const Route = createFileRoute('/_shell/apps/invoice/preview/')({
  beforeLoad: requireAccess,
  loader: async ({ context }) => {
    const { newestInvoice } = await import('../../../../features/invoices/newestInvoice');
    const id = await newestInvoice(context.queryClient);
    throw id === undefined
      ? redirect({ to: '/apps/invoice/list', replace: true })
      : redirect({ to: '/apps/invoice/preview/$id', params: { id: String(id) }, replace: true });
  },
});
