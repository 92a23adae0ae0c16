import { currentAbility, ForbiddenError } from '@larder/domain';
import { findPage } from '@larder/domain/contract';

/** Throws if the signed-in user lacks the ability that the page of `path` requires. */
export function assertPageAccess(path: string) {
  const access = findPage(path)?.access;
  if (typeof access !== 'object') return;
  const { action, subject } = access;
  if (!currentAbility().can(action, subject)) throw new ForbiddenError(action, subject);
}

/** Returns true if everyone may open the page of `path`, signed in or not. */
export const isPublicPage = (path: string) => findPage(path)?.access === 'public';
