import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { accountSearch } from '../../../features/account/accountSearch';

const page = lazyPage(() => import('../../../features/account/AccountSettingsPage'));

export const Route = createFileRoute('/_shell/pages/account-settings')({
  validateSearch: accountSearch,
  loader: ({ context }) => page.load().then(({ loadAccountSettings }) => loadAccountSettings(context.queryClient)),
  component: page.component('AccountSettingsPage'),
});
