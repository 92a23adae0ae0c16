import { isTaken, type sessionEndpoints, type User } from '@larder/domain/contract';
import { accessStore, startChallenge } from '../accountAccess/challenges';
import { findUser, activeUsers } from '../database';
import { invalid, taken, unauthenticated } from '../httpError';
import type { Handlers } from '../router';
import { rulesOfUser } from '../roles/roles.store';
import { twoStepsOf } from '../users/twoSteps';
import { newAccount, workPlaces } from './session.fixtures';
import { recordNewUser } from '../users/userDates';
import { endSession, renew, signIn } from './tokens';

/** Code that the demo sign-in provider returns, and the user whom it signs in. */
const providerCode = 'demo-code';
const providerUserId = 2;

export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  login(input, db, { now }) {
    const users = activeUsers(db).filter((entry) => entry.status !== 'inactive');
    const address = 'email' in input ? input.email.trim().toLowerCase() : '';
    const user = users.find((entry) =>
      'email' in input ? entry.email.toLowerCase() === address : entry.id === providerUserId,
    );
    const account = db.accounts.find((entry) => entry.userId === user?.id);
    const isRight = 'email' in input ? account?.password === input.password : input.code === providerCode;
    if (!user || !account || !isRight) throw invalid({ email: ['credentials'] });
    const twoSteps = twoStepsOf(db, user.id);
    return twoSteps.enabled ? startChallenge(db, user, twoSteps, now) : signIn(db, user, account, now);
  },

  register({ username, email, password, invite }, db, { now }) {
    const users = activeUsers(db);
    const fields = (['username', 'email'] as const).filter((field) =>
      isTaken(users, field, field === 'email' ? email : username),
    );
    if (fields.length > 0) throw taken(fields);
    const wanted = invite?.trim().toLowerCase();
    const place = workPlaces.find(({ _id, name }) => [_id, name.toLowerCase()].includes(wanted ?? ''));
    if (wanted && !place) throw invalid({ invite: ['pick'] });
    const id = ++db.lastUserId;
    const account = newAccount(id, password, place && [place]);
    const user: User = {
      id,
      fullName: username,
      company: place?.name ?? 'Saltmarsh Restaurants',
      role: 'subscriber',
      username,
      country: '',
      contact: '',
      email,
      currentPlan: 'basic',
      status: 'pending',
      avatar: '',
      restaurantIds: account.workPlaces.map(({ _id }) => _id),
      version: 1,
    };
    db.users.unshift(user);
    recordNewUser(db, id, now);
    db.accounts.push(account);
    accessStore(db).lastLink['verify-email'] = id;
    return signIn(db, user, account, now);
  },

  refresh({ refreshToken }, db, { now }) {
    const known = Object.hasOwn(db.refreshTokens, refreshToken) ? db.refreshTokens[refreshToken] : undefined;
    const user = known && findUser(db, known.userId);
    if (!known || known.until <= now.getTime() || !user || user.status === 'inactive') throw unauthenticated();
    const pair = renew(db, refreshToken, known, now);
    const account = db.accounts.find(({ userId }) => userId === known.userId);
    return {
      accessToken: pair.token,
      refreshToken: pair.refreshToken,
      ...(account ? { ability: rulesOfUser(db, user, account) } : {}),
    };
  },

  logout({ refreshToken = '' }, db, { actor, ability }) {
    const known = Object.hasOwn(db.refreshTokens, refreshToken) ? db.refreshTokens[refreshToken] : undefined;
    if (!actor && !known && ability.length === 0) throw unauthenticated();
    for (const entry of [actor, known]) if (entry) endSession(db, entry.session);
    return undefined;
  },
};
