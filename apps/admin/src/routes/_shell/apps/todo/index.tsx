import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { tasksSearch } from '../../../../features/tasks/tasksSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/tasks/TasksPage'));

export const Route = createFileRoute('/_shell/apps/todo/')({
  staticData: { shell: { contentLayout: 'fill' } },
  validateSearch: tasksSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadTasks }) => loadTasks(context.queryClient, {}, deps)),
  component: page.component('TasksPage'),
});
