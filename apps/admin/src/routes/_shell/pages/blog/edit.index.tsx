import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without an ID, redirects to the newest post. */
export const Route = createFileRoute('/_shell/pages/blog/edit/')({
  loader: async ({ context }) => {
    const { newestPostId } = await import('../../../../features/blog/blogQueries');
    const id = await newestPostId(context.queryClient);
    throw id === undefined
      ? redirect({ to: '/pages/blog/list', replace: true })
      : redirect({ to: '/pages/blog/edit/$id', params: { id: String(id) }, replace: true });
  },
});
