import { createFileRoute } from '@tanstack/react-router';
import { jobsSearch } from '../../../features/jobs/jobsSearch';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/jobs/JobsPage'));

export const Route = createFileRoute('/_shell/apps/jobX')({
  validateSearch: jobsSearch,
  staticData: { workplaceSearch: ['opening', 'candidate', 'tab', 'edit'] },
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadJobs }) => loadJobs(context.queryClient, deps)),
  component: page.component('JobsPage'),
});
