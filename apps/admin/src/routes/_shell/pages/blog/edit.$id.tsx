import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';

const page = lazyPage(() => import('../../../../features/blog/BlogEditPage'));

export const Route = createFileRoute('/_shell/pages/blog/edit/$id')({
  loader: ({ context, params }) => page.load().then(({ loadPostForm }) => loadPostForm(context.queryClient, params.id)),
  component: page.component('BlogEditPage'),
});
