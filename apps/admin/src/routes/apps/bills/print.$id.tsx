import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess, requireSession } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/bills/BillPrintPage'));

export const Route = createFileRoute('/apps/bills/print/$id')({
  beforeLoad: ({ location }) => {
    requireSession(location);
    return requireAccess({ location: { pathname: '/apps/bills' } });
  },
  loader: () => page.load().then(() => undefined),
  component: page.component('BillPrintPage'),
});
