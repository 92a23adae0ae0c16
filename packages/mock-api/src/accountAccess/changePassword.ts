import { isRoleAbove, type accountAccessEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { findUser } from '../database';
import { HttpError, forbidden, invalid, notFound } from '../httpError';
import type { Handlers } from '../router';
import { newAccount } from '../session/session.fixtures';
import { endSessionsOf } from '../session/tokens';
import { placesOf } from '../users/userRestaurants';
import { countFailedTry, resetTries, rejectTooManyTries } from './tries';

export const changePassword: Handlers<typeof accountAccessEndpoints>['changePassword'] = {
  guard({ userId }, db, context) {
    const { actor, actorId, ability } = context;
    const isOther = typeof userId === 'number' && userId !== actorId;
    if (!isOther) return rejectTooManyTries(db, `password ${actorId}`, context.now);
    if (actor && !can(ability, 'manage', 'user')) throw forbidden('manage', 'user');
    const user = findUser(db, userId);
    if (!user) throw notFound('user', userId);
    if (actor && isRoleAbove(user.role, actor.user.role)) throw forbidden('manage', 'user');
  },
  run({ userId, currentPassword, newPassword }, db, { now, actor, actorId }) {
    const id = userId ?? actorId;
    const account = db.accounts.find((entry) => entry.userId === id);
    if (id !== actorId) {
      if (account) account.password = newPassword;
      else db.accounts.push(newAccount(id, newPassword, placesOf(db, findUser(db, id)?.restaurantIds)));
      endSessionsOf(db, id);
      return { ok: true as const };
    }
    if (!currentPassword) throw invalid({ currentPassword: ['required'] });
    if (!account || account.password !== currentPassword) {
      const attemptsLeft = countFailedTry(db, `password ${id}`, now);
      throw new HttpError(422, 'validation', { errors: { currentPassword: ['credentials'] }, attemptsLeft });
    }
    if (newPassword === currentPassword) throw invalid({ newPassword: ['passwordSame'] });
    resetTries(db, `password ${id}`);
    account.password = newPassword;
    endSessionsOf(db, id, actor?.session);
    return { ok: true as const };
  },
};
