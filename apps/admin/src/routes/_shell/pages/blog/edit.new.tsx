import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { newPostSearch } from '../../../../features/blog/blogSearch';

const page = lazyPage(() => import('../../../../features/blog/BlogEditPage'));

export const Route = createFileRoute('/_shell/pages/blog/edit/new')({
  validateSearch: newPostSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadNewPost }) => loadNewPost(context.queryClient, deps.from)),
  component: page.component('BlogNewPage'),
});
