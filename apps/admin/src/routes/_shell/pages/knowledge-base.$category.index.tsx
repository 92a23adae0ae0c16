import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { knowledgeSearch } from '../../../features/help/knowledgeSearch';

const page = lazyPage(() => import('../../../features/help/KnowledgeCategoryPage'));

export const Route = createFileRoute('/_shell/pages/knowledge-base/$category/')({
  validateSearch: knowledgeSearch,
  loader: ({ context, params }) =>
    page.load().then(({ loadKnowledgeCategory }) => loadKnowledgeCategory(context.queryClient, params.category)),
  component: page.component('KnowledgeCategoryPage'),
});
