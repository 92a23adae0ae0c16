import { createFileRoute } from '@tanstack/react-router';
import { basicEmployeeList } from '../../../features/datatables/basicEmployeeList';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/datatables/DatatablesBasicPage'));

export const Route = createFileRoute('/_shell/datatables/basic')({
  beforeLoad: requireAccess,
  validateSearch: basicEmployeeList.search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadInitialEmployees }) => loadInitialEmployees(context.queryClient, deps)),
  component: page.component('DatatablesBasicPage'),
});
