import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { roleList } from '../../../features/roles/roleList';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/roles/RolesPage'));

export const Route = createFileRoute('/_shell/apps/roles')({
  validateSearch: roleList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadRoles }) => loadRoles(context.queryClient, deps)),
  component: page.component('RolesPage'),
});
