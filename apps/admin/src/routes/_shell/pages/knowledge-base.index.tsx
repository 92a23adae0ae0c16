import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { knowledgeSearch } from '../../../features/help/knowledgeSearch';

const page = lazyPage(() => import('../../../features/help/KnowledgeBasePage'));

export const Route = createFileRoute('/_shell/pages/knowledge-base/')({
  validateSearch: knowledgeSearch,
  loader: ({ context }) => page.load().then(({ loadKnowledgeBase }) => loadKnowledgeBase(context.queryClient)),
  component: page.component('KnowledgeBasePage'),
});
