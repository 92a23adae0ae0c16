import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { blogList } from '../../../../features/blog/blogSearch';

const page = lazyPage(() => import('../../../../features/blog/BlogListPage'));

export const Route = createFileRoute('/_shell/pages/blog/list')({
  validateSearch: blogList.search,
  loader: ({ context }) => page.load().then(({ loadBlogList }) => loadBlogList(context.queryClient)),
  component: page.component('BlogListPage'),
});
