import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess, requireSession } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/invoices/InvoicePrintPage'));

export const Route = createFileRoute('/apps/invoice/print/$id')({
  beforeLoad: ({ location }) => {
    requireSession(location);
    return requireAccess({ location: { pathname: '/apps/invoice/preview' } });
  },
  loader: () => page.load().then(() => undefined),
  component: page.component('InvoicePrintPage'),
});
