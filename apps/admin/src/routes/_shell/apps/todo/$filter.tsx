import { taskFilters } from '@larder/domain/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { tasksSearch } from '../../../../features/tasks/tasksSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/tasks/TasksPage'));

export const Route = createFileRoute('/_shell/apps/todo/$filter')({
  staticData: { shell: { contentLayout: 'fill' } },
  validateSearch: tasksSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    const filter = taskFilters.find((each) => each === params.filter);
    if (!filter) throw notFound();
    return page.load().then(({ loadTasks }) => loadTasks(context.queryClient, { filter }, deps));
  },
  component: page.component('TasksPage'),
});
