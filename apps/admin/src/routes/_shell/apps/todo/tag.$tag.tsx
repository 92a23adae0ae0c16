import { taskTags } from '@larder/domain/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { tasksSearch } from '../../../../features/tasks/tasksSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/tasks/TasksPage'));

export const Route = createFileRoute('/_shell/apps/todo/tag/$tag')({
  staticData: { shell: { contentLayout: 'fill' } },
  validateSearch: tasksSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    const tag = taskTags.find((each) => each === params.tag);
    if (!tag) throw notFound();
    return page.load().then(({ loadTasks }) => loadTasks(context.queryClient, { tag }, deps));
  },
  component: page.component('TasksPage'),
});
