import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/datatables/DatatablesBasicPage'));

export const Route = createFileRoute('/_shell/datatables/basic')({
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadInitialEmployees }) => loadInitialEmployees(context.queryClient)),
  component: page.component('DatatablesBasicPage'),
});
