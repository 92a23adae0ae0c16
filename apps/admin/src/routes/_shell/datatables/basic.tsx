import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';

const page = lazyPage(() => import('../../../features/datatables/DatatablesBasicPage'));

export const Route = createFileRoute('/_shell/datatables/basic')({
  loader: ({ context }) => page.load().then(({ loadInitialEmployees }) => loadInitialEmployees(context.queryClient)),
  component: page.component('DatatablesBasicPage'),
});
