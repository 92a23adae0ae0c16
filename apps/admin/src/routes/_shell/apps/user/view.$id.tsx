import { createFileRoute } from '@tanstack/react-router';
import { userViewSearch } from '../../../../features/users/userViewSearch';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/users/UserDetailPage'));

export const Route = createFileRoute('/_shell/apps/user/view/$id')({
  validateSearch: userViewSearch,
  beforeLoad: requireAccess,
  loader: ({ context, params }) =>
    page.load().then(({ loadUserDetail }) => loadUserDetail(context.queryClient, params.id)),
  component: page.component('UserDetailPage'),
});
