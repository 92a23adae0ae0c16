import { ForbiddenError, isSignedIn, readSession } from '@larder/domain';
import { redirect } from '@tanstack/react-router';
import { safeNext } from '../lib/safeNext';

/** Sends a signed-out visitor to sign-in, with a way back to where they wanted to be. */
export function requireSession(location: { href: string }) {
  if (isSignedIn()) return;
  throw redirect({ to: '/login', search: location.href === '/' ? {} : { next: location.href }, replace: true });
}

/** Sends a signed-in visitor past the sign-in pages. */
export function requireGuest(search: { next?: string | undefined }) {
  if (isSignedIn()) throw redirect({ href: safeNext(search.next), replace: true });
}

/** Denies the page in place: the error page names what is missing. */
export async function requireAbility(action: string, subject: string) {
  const { isAllowed } = await import('./isAllowed');
  if (!isAllowed(action, subject)) throw new ForbiddenError(action, subject);
}

export function signedInUserId() {
  return readSession().user?.id;
}
