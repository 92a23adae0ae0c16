import { isTaken, type sessionEndpoints, type User } from '@larder/domain/contract';
import { findUser, liveUsers } from '../database';
import { invalid, taken, unauthenticated } from '../refusal';
import type { Handlers } from '../router';
import { newAccount } from './session.fixtures';
import { endSession, issue, signIn } from './tokens';

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
