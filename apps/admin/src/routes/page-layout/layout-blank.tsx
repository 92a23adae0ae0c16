import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../components/lazyPage';
import { requireSession } from '../../shell/navigation/guards';

const page = lazyPage(() => import('../../features/status/BlankLayoutPage'));

export const Route = createFileRoute('/page-layout/layout-blank')({
  beforeLoad: ({ location }) => requireSession(location),
  loader: () => page.load().then(() => undefined),
  component: page.component('BlankLayoutPage'),
});
