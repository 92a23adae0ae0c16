import { createFileRoute } from '@tanstack/react-router';
import { userListSearch } from '../../../../features/users/userListSearch';
import { lazyPage } from '../../../../lib/lazyPage';
import { requireAbility } from '../../../../shell/guards';

const page = lazyPage(() => import('../../../../features/users/UserListPage'));

export const Route = createFileRoute('/_shell/apps/user/list')({
  validateSearch: userListSearch,
  beforeLoad: () => requireAbility('read', 'user'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadUserList }) => loadUserList(context.queryClient, deps)),
  component: page.component('UserListPage'),
});
