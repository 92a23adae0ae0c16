import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { billList } from '../../../features/bills/billList';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/bills/BillListPage'));

export const Route = createFileRoute('/_shell/apps/bills')({
  validateSearch: billList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search: { preview: _preview, tab: _tab, ...search } }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadBillList }) => loadBillList(context.queryClient, deps)),
  component: page.component('BillListPage'),
});
