import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without an ID, redirects to the newest post. */
export const Route = createFileRoute('/_shell/pages/blog/detail/')({
  loader: async ({ context }) => {
    const { newestPostId } = await import('../../../../features/blog/blogQueries');
    const id = await newestPostId(context.queryClient);
    throw id === undefined
      ? redirect({ to: '/pages/blog/list', replace: true })
      : redirect({ to: '/pages/blog/detail/$id', params: { id: String(id) }, replace: true });
  },
});
