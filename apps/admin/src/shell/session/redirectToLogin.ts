import type { SessionEndReason } from '@larder/domain';
import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { clearToasts, notify } from '../../lib/notify';

/** Goes to sign-in, with a way back unless the person left on purpose, and says why when the session ran out. */
export async function redirectToLogin(router: AnyRouter, reason: SessionEndReason) {
  const { href, pathname } = router.state.location;
  clearToasts();
  const next = reason === 'signed-out' || pathname === '/' || pathname === '/login' ? undefined : href;
  // Nothing can be kept on a page whose session is over: whoever left on purpose was asked before.
  await router.navigate({ to: '/login', search: { next }, replace: true, ignoreBlocker: true });
  if (reason === 'expired') void notify((toast) => toast.warning(i18next.t('errors.sessionEnded')));
}
