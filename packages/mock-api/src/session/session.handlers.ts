import { isTaken, type sessionEndpoints, type SignedIn, type User } from '@larder/domain/contract';
import { findUser, liveUsers, type Database } from '../database';
import { invalid, taken, unauthenticated } from '../refusal';
import type { Context, Handlers } from '../router';
import { newAccount, type Account } from './session.fixtures';

const minute = 60_000;
const accessLife = 10 * minute;
const refreshLife = 14 * 24 * 60 * minute;

function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives out a fresh pair and forgets what has expired. */
function issue(db: Database, userId: number, session: string, now: Date) {
  for (const tokens of [db.accessTokens, db.refreshTokens]) {
    for (const [token, { until }] of Object.entries(tokens)) if (until <= now.getTime()) delete tokens[token];
  }
  const [token, refreshToken] = [newToken(), newToken()];
  db.accessTokens[token] = { userId, session, until: now.getTime() + accessLife };
  db.refreshTokens[refreshToken] = { userId, session, until: now.getTime() + refreshLife };
  return { token, refreshToken };
}

function signIn(db: Database, user: User, account: Account, now: Date): SignedIn {
  const { id, fullName, username, email, avatar } = user;
  const { role, ability, workPlaces } = account;
  return { id, fullName, username, email, avatar, role, ability, workPlaces, ...issue(db, id, newToken(), now) };
}

/** Who an access token stands for, if it is known, young enough and the account open. */
export function authenticate(db: Database, token: string, now: Date): Context['actor'] {
  const known = Object.hasOwn(db.accessTokens, token) ? db.accessTokens[token] : undefined;
  if (!known || known.until <= now.getTime()) return null;
  const user = findUser(db, known.userId);
  const account = db.accounts.find((entry) => entry.userId === known.userId);
  return user && account && user.status !== 'inactive' ? { user, account, token, session: known.session } : null;
}

/** Voids both tokens of a sign-in. */
function endSession(db: Database, session: string) {
  for (const tokens of [db.accessTokens, db.refreshTokens]) {
    for (const [token, entry] of Object.entries(tokens)) if (entry.session === session) delete tokens[token];
  }
}

export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  login({ email, password }, db, { now }) {
    const address = email.trim().toLowerCase();
    const user = liveUsers(db).find((entry) => entry.email.toLowerCase() === address && entry.status !== 'inactive');
    const account = db.accounts.find((entry) => entry.userId === user?.id);
    if (!user || !account || account.password !== password) throw invalid({ email: ['credentials'] });
    return signIn(db, user, account, now);
  },

  register({ username, email, password }, db, { now }) {
    const users = liveUsers(db);
    const fields = (['username', 'email'] as const).filter((field) =>
      isTaken(users, field, field === 'email' ? email : username),
    );
    if (fields.length > 0) throw taken(fields);
    const id = ++db.lastUserId;
    const user: User = {
      id,
      fullName: username,
      company: 'Saltmarsh Restaurants',
      role: 'subscriber',
      username,
      country: '',
      contact: '',
      email,
      currentPlan: 'basic',
      status: 'pending',
      avatar: '',
      version: 1,
    };
    const account = newAccount(id, password);
    db.users.unshift(user);
    db.accounts.push(account);
    return signIn(db, user, account, now);
  },

  refresh({ refreshToken }, db, { now }) {
    const known = Object.hasOwn(db.refreshTokens, refreshToken) ? db.refreshTokens[refreshToken] : undefined;
    const user = known && findUser(db, known.userId);
    if (!known || known.until <= now.getTime() || !user || user.status === 'inactive') throw unauthenticated();
    endSession(db, known.session);
    const pair = issue(db, known.userId, known.session, now);
    return { accessToken: pair.token, refreshToken: pair.refreshToken };
  },

  logout({ refreshToken }, db, { actor }) {
    if (actor) endSession(db, actor.session);
    if (refreshToken && Object.hasOwn(db.refreshTokens, refreshToken)) {
      const { session = '' } = db.refreshTokens[refreshToken] ?? {};
      endSession(db, session);
    }
    return undefined;
  },
};
