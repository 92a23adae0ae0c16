import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAccess, signedInUserId } from '../../../../shell/navigation/guards';

/** Without an ID, redirects to the signed-in user. */
export const Route = createFileRoute('/_shell/apps/user/view/')({
  beforeLoad: async (context) => {
    await requireAccess(context);
    throw redirect({ to: '/apps/user/view/$id', params: { id: String(signedInUserId()) }, replace: true });
  },
});
