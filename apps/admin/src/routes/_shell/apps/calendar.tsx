import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { calendarSearch } from '../../../features/calendar/calendarSearch';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/calendar/CalendarPage'));

export const Route = createFileRoute('/_shell/apps/calendar')({
  validateSearch: calendarSearch,
  staticData: { shell: { contentLayout: 'fill' } },
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadCalendar }) => loadCalendar(context.queryClient, deps)),
  component: page.component('CalendarPage'),
});
