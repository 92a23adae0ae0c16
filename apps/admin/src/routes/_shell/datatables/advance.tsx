import { createFileRoute } from '@tanstack/react-router';
import { employeeListSearch } from '../../../features/datatables/employeeSearch';
import { lazyPage } from '../../../lib/lazyPage';

const page = lazyPage(() => import('../../../features/datatables/DatatablesAdvancePage'));

export const Route = createFileRoute('/_shell/datatables/advance')({
  validateSearch: employeeListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadEmployees }) => loadEmployees(context.queryClient, deps)),
  component: page.component('DatatablesAdvancePage'),
});
