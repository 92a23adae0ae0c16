import { createFileRoute } from '@tanstack/react-router';
import { userViewSearch } from '../../../../features/users/userViewSearch';
import { lazyPage } from '../../../../lib/lazyPage';
import { requireAbility } from '../../../../shell/guards';

const page = lazyPage(() => import('../../../../features/users/UserDetailPage'));

export const Route = createFileRoute('/_shell/apps/user/view/$id')({
  validateSearch: userViewSearch,
  beforeLoad: () => requireAbility('read', 'user'),
  loader: ({ context, params }) =>
    page.load().then(({ loadUserDetail }) => loadUserDetail(context.queryClient, params.id)),
  component: page.component('UserDetailPage'),
});
