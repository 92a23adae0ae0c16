import type { SignedIn, User } from '@larder/domain/contract';
import { findUser, type Database, type Token } from '../database';
import { withFormats } from '../restaurants/restaurantAccess';
import { rulesOfUser } from '../roles/roles.store';
import type { Context } from '../router';
import type { Account } from './session.fixtures';

const minute = 60_000;
const accessLife = 10 * minute;
const refreshLife = 14 * 24 * 60 * minute;

export function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Issues a new token pair and deletes expired tokens. */
export function issue(db: Database, userId: number, session: string, now: Date, refreshToken = newToken()) {
  for (const tokens of [db.accessTokens, db.refreshTokens]) {
    for (const [token, { until }] of Object.entries(tokens)) if (until <= now.getTime()) delete tokens[token];
  }
  const token = newToken();
  const agent = globalThis.navigator?.userAgent ?? '';
  db.accessTokens[token] = { userId, session, agent, until: now.getTime() + accessLife };
  db.refreshTokens[refreshToken] = { userId, session, agent, until: now.getTime() + refreshLife };
  return { token, refreshToken };
}

/**
 * Replaces the tokens of a session. Until one of the new tokens is used, the previous refresh token stays valid and
 * returns the same new one again, in case the page closes before it stores the response.
 */
export function renew(db: Database, refreshToken: string, known: Token, now: Date) {
  if (!known.next) endSession(db, known.session);
  const pair = issue(db, known.userId, known.session, now, known.next);
  db.refreshTokens[refreshToken] = { ...known, next: pair.refreshToken };
  return pair;
}

const replacedTokens = (db: Database, session: string) =>
  Object.keys(db.refreshTokens).filter((token) => {
    const entry = db.refreshTokens[token];
    return entry?.session === session && entry.next !== undefined;
  });

/** Checks whether an access token is the first of its pair to be used. */
export function isFirstUse(db: Database, token: string) {
  const known = Object.hasOwn(db.accessTokens, token) ? db.accessTokens[token] : undefined;
  return known !== undefined && replacedTokens(db, known.session).length > 0;
}

/** Invalidates the previous refresh token of a session once its new tokens have arrived. */
export function spendReplaced(db: Database, session: string) {
  for (const token of replacedTokens(db, session)) delete db.refreshTokens[token];
}

/** Returns the response to a successful sign-in. */
export function signIn(db: Database, user: User, account: Account, now: Date): SignedIn {
  const { id, fullName, username, email, avatar, role } = user;
  const workPlaces = withFormats(db, account.workPlaces);
  const ability = rulesOfUser(db, user, account);
  return { id, fullName, username, email, avatar, role, ability, workPlaces, ...issue(db, id, newToken(), now) };
}

/** Returns the user and account of a valid access token, or `null`. */
export function authenticate(db: Database, token: string, now: Date): Context['actor'] {
  const known = Object.hasOwn(db.accessTokens, token) ? db.accessTokens[token] : undefined;
  if (!known || known.until <= now.getTime()) return null;
  const user = findUser(db, known.userId);
  const account = db.accounts.find((entry) => entry.userId === known.userId);
  return user && account && user.status !== 'inactive' ? { user, account, token, session: known.session } : null;
}

/** Invalidates both tokens of a session. */
export function endSession(db: Database, session: string) {
  for (const tokens of [db.accessTokens, db.refreshTokens]) {
    for (const [token, entry] of Object.entries(tokens)) if (entry.session === session) delete tokens[token];
  }
}

/** Returns the active sessions of a user, last used first. */
export function sessionsOf(db: Database, userId: number, now: Date) {
  return Object.values(db.refreshTokens)
    .filter((entry) => entry.userId === userId && entry.until > now.getTime() && !entry.next)
    .map(({ session, agent = '', until }) => ({ session, agent, lastUsedAt: until - refreshLife }))
    .toSorted((left, right) => right.lastUsedAt - left.lastUsedAt);
}

/** Ends all sessions of a user except the given one. */
export function endSessionsOf(db: Database, userId: number, except?: string) {
  for (const tokens of [db.accessTokens, db.refreshTokens]) {
    for (const [token, entry] of Object.entries(tokens)) {
      if (entry.userId === userId && entry.session !== except) delete tokens[token];
    }
  }
}
