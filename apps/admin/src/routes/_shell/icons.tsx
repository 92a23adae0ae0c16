import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../components/lazyPage';
import { iconsSearch } from '../../features/icons/iconsSearch';

const page = lazyPage(() => import('../../features/icons/IconsPage'));

export const Route = createFileRoute('/_shell/icons')({
  validateSearch: iconsSearch,
  loader: () => page.load().then(() => undefined),
  component: page.component('IconsPage'),
});
