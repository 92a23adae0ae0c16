import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAbility, signedInUserId } from '../../../../shell/guards';

/** The bare path shows the signed-in user (pages.md 2.7). */
export const Route = createFileRoute('/_shell/apps/user/view/')({
  beforeLoad: async () => {
    await requireAbility('read', 'user');
    throw redirect({ to: '/apps/user/view/$id', params: { id: String(signedInUserId()) }, replace: true });
  },
});
