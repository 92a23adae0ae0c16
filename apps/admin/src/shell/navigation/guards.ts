import { isSignedIn, readSession } from '@larder/domain';
import { redirect } from '@tanstack/react-router';
import { safeNext } from '../../lib/safeNext';

/** Sends a signed-out visitor to sign-in, with a way back to where they wanted to be. */
export function requireSession(location: { href: string }) {
  if (isSignedIn()) return;
  throw redirect({ to: '/login', search: location.href === '/' ? {} : { next: location.href }, replace: true });
}

/** Sends a signed-in visitor past the sign-in pages. */
export function requireGuest(search: { next?: string | undefined }) {
  if (isSignedIn()) throw redirect({ href: safeNext(search.next), replace: true });
}

/** Rejects if the user may not open the page; the error page renders in its place and names the missing ability. */
export async function requireAccess({ location }: { location: { pathname: string } }) {
  // Lazy, so that sign-in loads neither the page table nor the ability code.
  const { assertPageAccess } = await import('./assertPageAccess');
  assertPageAccess(location.pathname);
}

export function signedInUserId() {
  return readSession().user?.id;
}
