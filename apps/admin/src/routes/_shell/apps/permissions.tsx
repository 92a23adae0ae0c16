import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { permissionList } from '../../../features/permissions/permissionList';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/permissions/PermissionListPage'));

export const Route = createFileRoute('/_shell/apps/permissions')({
  validateSearch: permissionList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadPermissionList }) => loadPermissionList(context.queryClient, deps)),
  component: page.component('PermissionListPage'),
});
