import {
  avatarLimit,
  filterUsers,
  isRoleAbove,
  isTaken,
  sortUsers,
  userRoles,
  type User,
  type userEndpoints,
  type UserRole,
} from '@larder/domain/contract';
import { can, readableRows, requireRight } from '../access';
import { setUnconfirmed } from '../accountAccess/challenges';
import { findUser, activeUsers, type Database } from '../database';
import { given } from '../patch';
import { rejectLargePicture } from '../pictures';
import { forbidden, malformed, notFound, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import { endSessionsOf } from '../session/tokens';
import { rejectStaleVersion } from '../table';
import { isId, recordOf } from '../rawInput';
import { setPlan } from './userDetails.changes';
import { recordNewUser } from './userDates';
import { moveAccount, rejectUnknownRestaurants } from './userRestaurants';

const isRole = (value: unknown): value is UserRole => (userRoles as readonly unknown[]).includes(value);
const uniqueFields = ['username', 'email'] as const;
const show = (user: User & { removedAt?: string }): User => {
  const shown = { ...user };
  delete shown.removedAt;
  return shown;
};

function requireUser(db: Database, id: number): User {
  const user = findUser(db, id);
  if (!user) throw notFound('user', id);
  return user;
}

function rejectTaken(users: readonly User[], changes: Record<string, unknown>, ownId?: number) {
  const fields = uniqueFields.filter((field) => {
    const value = changes[field];
    return typeof value === 'string' && isTaken(users, field, value, ownId);
  });
  if (fields.length > 0) throw taken(fields);
}

/** Returns the ID of the user to delete. A client that lost the response to its creation only knows the username. */
function idOf(db: Database, { id, username }: { id?: number; username?: string }): number {
  if (id !== undefined) return id;
  if (username === undefined) throw malformed('Either `id` or `username` is required.');
  const user = activeUsers(db).find((one) => one.username === username);
  if (!user) throw notFound('user', username);
  return user.id;
}

/** Throws 403 if the user assigns a role above their own, or changes a user who has one. */
function rejectHigher({ actor }: Context, action: string, user?: User, role?: UserRole) {
  if (!actor) return;
  const grantsHigherRole = role !== undefined && isRoleAbove(role, actor.user.role);
  if (grantsHigherRole || (user && user.id !== actor.user.id && isRoleAbove(user.role, actor.user.role))) {
    throw forbidden(action, 'user');
  }
}

/** Checks whether the change closes the user's own account, for which they need no right. */
function closesOwnAccount({ id, status, ...rest }: Record<string, unknown>, { actor }: Context) {
  return actor?.user.id === id && status === 'inactive' && Object.keys(rest).length === 0;
}

const readableUsers = (db: Database, { ability }: Context) => readableRows(ability, 'user', activeUsers(db));

export const userHandlers: Handlers<typeof userEndpoints> = {
  all: (_input, db, context) => readableUsers(db, context).map(show),

  list({ page, perPage, sort, sortColumn, ...filter }, db, context) {
    const { locale } = context;
    const found = filterUsers(readableUsers(db, context), filter);
    const sorted = sortColumn ? sortUsers(found, sortColumn, sort, locale) : found;
    const start = (page - 1) * perPage;
    return { users: sorted.slice(start, start + perPage).map(show), total: found.length };
  },

  user({ id }, db, context) {
    const user = requireUser(db, id);
    requireRight(context, 'read', 'user', user);
    return { user: show(user) };
  },

  add: {
    guard(input, db, context) {
      const { role } = input;
      rejectHigher(context, 'create', undefined, isRole(role) ? role : undefined);
      rejectTaken(activeUsers(db), input);
    },
    run(input, db, context) {
      rejectLargePicture(input.avatar, avatarLimit);
      const { restaurantIds = context.workPlaces.slice(0, 1).map(({ _id }) => _id) } = input;
      rejectUnknownRestaurants(db, context, restaurantIds);
      const user: User = { id: ++db.lastUserId, ...input, restaurantIds, version: 1 };
      db.users.unshift(user);
      recordNewUser(db, user.id, context.now);
      return { user };
    },
  },

  update: {
    guard({ user, version }, db, context) {
      const changes = recordOf(user);
      const isAllowed = closesOwnAccount(changes, context) || can(context.ability, 'update', 'user');
      if (!isAllowed) throw forbidden('update', 'user');
      const { id, role } = changes;
      if (!isId(id)) return;
      const current = requireUser(db, id);
      if (!closesOwnAccount(changes, context)) requireRight(context, 'update', 'user', current);
      rejectHigher(context, 'update', current, isRole(role) ? role : undefined);
      rejectStaleVersion(version, show(current));
      rejectTaken(activeUsers(db), changes, id);
    },
    run({ user: { id, ...changes } }, db, context) {
      rejectLargePicture(changes.avatar, avatarLimit);
      const user = requireUser(db, id);
      if (changes.restaurantIds) rejectUnknownRestaurants(db, context, changes.restaurantIds, user);
      if (changes.email !== undefined && changes.email.toLowerCase() !== user.email.toLowerCase()) {
        setUnconfirmed(db, id);
      }
      Object.assign(user, given(changes));
      user.version = (user.version ?? 0) + 1;
      if (changes.restaurantIds) moveAccount(db, user);
      if (user.status === 'inactive') endSessionsOf(db, id);
      const details = db.userDetails[id];
      if (details && details.plan.name !== user.currentPlan) {
        setPlan(details, user.currentPlan, context.now);
        details.version = (details.version ?? 0) + 1;
      }
      return { user: show(user) };
    },
  },

  remove(input, db, context) {
    const user: User & { removedAt?: string } = requireUser(db, idOf(db, input));
    requireRight(context, 'delete', 'user', user);
    rejectHigher(context, 'delete', user);
    if (context.actor?.user.id === user.id) throw forbidden('delete', 'user');
    rejectStaleVersion(input.version, show(user));
    user.removedAt = context.now.toISOString();
    endSessionsOf(db, user.id);
    return { id: user.id };
  },
};
