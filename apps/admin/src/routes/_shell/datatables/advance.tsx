import { createFileRoute } from '@tanstack/react-router';
import { employeeList } from '../../../features/datatables/employeeList';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/datatables/DatatablesAdvancePage'));

export const Route = createFileRoute('/_shell/datatables/advance')({
  validateSearch: employeeList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadEmployees }) => loadEmployees(context.queryClient, deps)),
  component: page.component('DatatablesAdvancePage'),
});
