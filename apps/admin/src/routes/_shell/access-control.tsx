import { createFileRoute } from '@tanstack/react-router';
import { accessControlSearch } from '../../features/access/accessControlSearch';
import { lazyPage } from '../../components/lazyPage';
import { requireAccess } from '../../shell/navigation/guards';

const page = lazyPage(() => import('../../features/access/AccessControlPage'));

export const Route = createFileRoute('/_shell/access-control')({
  validateSearch: accessControlSearch,
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadAccessControl }) => loadAccessControl(context.queryClient)),
  component: page.component('AccessControlPage'),
});
