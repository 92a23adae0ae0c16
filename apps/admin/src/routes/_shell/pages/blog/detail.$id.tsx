import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { postSearch } from '../../../../features/blog/blogSearch';

const page = lazyPage(() => import('../../../../features/blog/BlogDetailPage'));

export const Route = createFileRoute('/_shell/pages/blog/detail/$id')({
  validateSearch: postSearch,
  loader: ({ context, params }) => page.load().then(({ loadPost }) => loadPost(context.queryClient, params.id)),
  component: page.component('BlogDetailPage'),
});
