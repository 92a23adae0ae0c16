import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/today/TodayPage'));

export const Route = createFileRoute('/_shell/today')({
  loader: ({ context }) => page.load().then(({ loadToday }) => loadToday(context.queryClient)),
  component: page.component('TodayPage'),
});
