import type { SessionEndReason } from '@larder/domain';
import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { clearToasts, notify } from '../../lib/notify';

/**
 * Redirects to sign-in, unless the page is public. Keeps the current URL unless the user signed out, and reports an
 * expired session.
 */
export async function redirectToLogin(router: AnyRouter, reason: SessionEndReason) {
  const { href, pathname } = router.state.location;
  clearToasts();
  // Lazy, so that sign-in doesn't load the page table.
  const { isPublicPage } = await import('../navigation/assertPageAccess');
  if (!isPublicPage(pathname)) {
    const next = reason === 'signed-out' || pathname === '/' || pathname === '/login' ? undefined : href;
    // Skip the unsaved-changes prompt: nothing can be saved anymore, and sign-out already asked.
    await router.navigate({ to: '/login', search: { next }, replace: true, ignoreBlocker: true });
  }
  if (reason === 'expired') void notify((toast) => toast.warning(i18next.t('errors.sessionEnded')));
}
