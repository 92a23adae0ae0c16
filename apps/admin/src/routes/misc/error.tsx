import { createFileRoute } from '@tanstack/react-router';
import { errorSearch } from '../../features/status/statusSearch';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/status/ErrorPage'));

export const Route = createFileRoute('/misc/error')({
  validateSearch: errorSearch,
  loader: () => page.load().then(() => undefined),
  component: page.component('ErrorPage'),
});
