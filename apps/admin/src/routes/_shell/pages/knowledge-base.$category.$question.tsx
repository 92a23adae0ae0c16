import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';

const page = lazyPage(() => import('../../../features/help/KnowledgeArticlePage'));

export const Route = createFileRoute('/_shell/pages/knowledge-base/$category/$question')({
  loader: ({ context, params }) =>
    page
      .load()
      .then(({ loadKnowledgeArticle }) => loadKnowledgeArticle(context.queryClient, params.category, params.question)),
  component: page.component('KnowledgeArticlePage'),
});
