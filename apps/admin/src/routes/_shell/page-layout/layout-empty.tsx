import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';

const page = lazyPage(() => import('../../../features/status/EmptyLayoutPage'));

export const Route = createFileRoute('/_shell/page-layout/layout-empty')({
  staticData: { shell: { contentLayout: 'flush' } },
  loader: () => page.load().then(() => undefined),
  component: page.component('EmptyLayoutPage'),
});
