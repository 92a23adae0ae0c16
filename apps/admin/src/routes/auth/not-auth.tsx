import { createFileRoute } from '@tanstack/react-router';
import { notAuthorizedSearch } from '../../features/status/statusSearch';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/status/NotAuthorizedPage'));

export const Route = createFileRoute('/auth/not-auth')({
  validateSearch: notAuthorizedSearch,
  loader: () => page.load().then(() => undefined),
  component: page.component('NotAuthorizedPage'),
});
