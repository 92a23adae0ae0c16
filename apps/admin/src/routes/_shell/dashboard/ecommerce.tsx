import { createFileRoute, redirect } from '@tanstack/react-router';

/** The same page as `/`, whose link is the canonical one. */
export const Route = createFileRoute('/_shell/dashboard/ecommerce')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
