import { ForbiddenError, isSignedIn, readSession } from '@larder/domain';
import { redirect } from '@tanstack/react-router';
import { safeNext } from '../../lib/safeNext';

/** Redirects a signed-out user to sign-in and keeps the requested URL in `next`. */
export function requireSession(location: { href: string }) {
  if (isSignedIn()) return;
  throw redirect({ to: '/login', search: location.href === '/' ? {} : { next: location.href }, replace: true });
}

/** Redirects a signed-in user away from the sign-in pages. */
export function requireGuest(search: { next?: string | undefined }) {
  if (isSignedIn()) throw redirect({ href: safeNext(search.next), replace: true });
}

/** Rejects if the user may not open the page; the error page renders in its place and names the missing ability. */
export async function requireAccess({ location }: { location: { pathname: string } }) {
  // Lazy, so that sign-in loads neither the page table nor the ability code.
  const { assertPageAccess } = await import('./assertPageAccess');
  assertPageAccess(location.pathname);
}

/** Like `requireAccess`, for the start page. If access is denied, redirects to the page that every user may open. */
export async function requireStartPage(context: { location: { pathname: string } }) {
  try {
    await requireAccess(context);
  } catch (error) {
    throw error instanceof ForbiddenError ? redirect({ to: '/today', replace: true }) : error;
  }
}

export function signedInUserId() {
  return readSession().user?.id;
}
