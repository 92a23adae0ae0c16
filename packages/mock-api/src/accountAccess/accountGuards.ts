import { findUser, type Database } from '../database';
import { notFound, unauthenticated } from '../httpError';
import type { Context } from '../router';
import { accessStore } from './challenges';

/** Returns the signed-in user, or the owner if authentication is off. Throws 401 without either. */
export function requireSelf(db: Database, { actor, actorId, ability }: Context) {
  const user = actor || ability.length > 0 ? findUser(db, actorId) : undefined;
  if (!user) throw unauthenticated();
  return user;
}

export function requireChallenge(db: Database, id: unknown) {
  const { challenges } = accessStore(db);
  const known = typeof id === 'string' && Object.hasOwn(challenges, id) ? challenges[id] : undefined;
  const user = known && findUser(db, known.userId);
  if (!known || !user || user.status === 'inactive') throw notFound('challenge', typeof id === 'string' ? id : '');
  return { ...known, user, id: id as string };
}
