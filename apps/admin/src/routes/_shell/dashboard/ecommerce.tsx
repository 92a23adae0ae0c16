import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to `/`, the canonical URL of the page. */
export const Route = createFileRoute('/_shell/dashboard/ecommerce')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
