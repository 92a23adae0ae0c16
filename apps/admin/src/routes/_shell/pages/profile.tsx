import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { profileSearch } from '../../../features/profile/profileSearch';

const page = lazyPage(() => import('../../../features/profile/ProfilePage'));

export const Route = createFileRoute('/_shell/pages/profile')({
  validateSearch: profileSearch,
  loader: ({ context }) => page.load().then(({ loadProfile }) => loadProfile(context.queryClient)),
  component: page.component('ProfilePage'),
});
