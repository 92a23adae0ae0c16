import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/keys/ApiKeysPage'));

export const Route = createFileRoute('/_shell/pages/api-key')({
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadApiKeys }) => loadApiKeys(context.queryClient)),
  component: page.component('ApiKeysPage'),
});
