import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/status/ComingSoonPage'));

export const Route = createFileRoute('/misc/coming-soon')({
  loader: () => page.load().then(() => undefined),
  component: page.component('ComingSoonPage'),
});
