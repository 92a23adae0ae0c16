import { createFileRoute } from '@tanstack/react-router';
import { userList } from '../../../../features/users/userList';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/users/UserListPage'));

export const Route = createFileRoute('/_shell/apps/user/list')({
  validateSearch: userList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadUserList }) => loadUserList(context.queryClient, deps)),
  component: page.component('UserListPage'),
});
