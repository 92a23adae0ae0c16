import { createFileRoute } from '@tanstack/react-router';
import { maintenanceSearch } from '../../features/status/statusSearch';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/status/MaintenancePage'));

export const Route = createFileRoute('/misc/maintenance')({
  validateSearch: maintenanceSearch,
  loader: () => page.load().then(() => undefined),
  component: page.component('MaintenancePage'),
});
