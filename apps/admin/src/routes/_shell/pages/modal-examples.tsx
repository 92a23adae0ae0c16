import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { dialogsSearch } from '../../../features/dialogs/dialogsSearch';

const page = lazyPage(() => import('../../../features/dialogs/DialogExamplesPage'));

export const Route = createFileRoute('/_shell/pages/modal-examples')({
  validateSearch: dialogsSearch,
  loader: ({ context }) => page.load().then(({ loadDialogExamples }) => loadDialogExamples(context.queryClient)),
  component: page.component('DialogExamplesPage'),
});
