import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { licenseSearch } from '../../../features/license/licenseSearch';

const page = lazyPage(() => import('../../../features/license/LicensePage'));

export const Route = createFileRoute('/_shell/pages/license')({
  validateSearch: licenseSearch,
  loader: () => page.load().then(() => undefined),
  component: page.component('LicensePage'),
});
