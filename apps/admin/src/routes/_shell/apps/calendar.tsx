import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/calendar/CalendarPage'));

export const Route = createFileRoute('/_shell/apps/calendar')({
  beforeLoad: requireAccess,
  loader: () => page.load().then(() => undefined),
  component: page.component('CalendarPage'),
});
