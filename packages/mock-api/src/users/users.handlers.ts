import {
  filterUsers,
  isTaken,
  sortUsers,
  userDetailsSections,
  userRoles,
  type User,
  type userEndpoints,
  type UserRole,
} from '@larder/domain/contract';
import { can } from '../access';
import { findUser, liveUsers, type Database } from '../database';
import { forbidden, invalid, notFound, taken } from '../refusal';
import type { Context, Handlers } from '../router';
import { refuseOldVersion } from '../table';
import { createDetails } from './userDetails.fixtures';
import { changeSection, setPlan } from './userDetails.changes';

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

function refuseTaken(users: readonly User[], changes: Partial<Pick<User, 'username' | 'email'>>, ownId?: number) {
  const fields = uniqueFields.filter((field) => isTaken(users, field, changes[field] ?? '', ownId));
  if (fields.length > 0) throw taken(fields);
}

/** Nobody gives a role above their own, nor touches who has one; the roles are listed from the highest down. */
function refuseHigherRole({ actor }: Context, action: string, ...roles: (UserRole | undefined)[]) {
  if (!actor) return;
  const own = userRoles.findIndex((entry) => entry === actor.account.role);
  const isAbove = (role: UserRole | undefined) => role !== undefined && (own < 0 || userRoles.indexOf(role) < own);
  if (roles.some(isAbove)) throw forbidden(action, 'user');
}

const detailsOf = (db: Database, user: User, now: Date) => db.userDetails[user.id] ?? createDetails(user, now);

/** Everyone may see and change their own details. */
function refuseOthers({ actor, ability }: Context, id: number, action: 'read' | 'manage') {
  if (actor && actor.user.id !== id && !can(ability, action, 'user')) throw forbidden(action, 'user');
}

const isSection = (value: unknown) => (userDetailsSections as readonly unknown[]).includes(value);

export const userHandlers: Handlers<typeof userEndpoints> = {
  all: (_input, db) => liveUsers(db).map(show),

  list({ page, perPage, sort, sortColumn, ...filter }, db, { locale }) {
    const found = filterUsers(liveUsers(db), filter);
    const sorted = sortColumn ? sortUsers(found, sortColumn, sort, locale) : found;
    const start = (page - 1) * perPage;
    return { users: sorted.slice(start, start + perPage).map(show), total: found.length };
  },

  user: ({ id }, db) => ({ user: show(requireUser(db, id)) }),

  add(input, db, context) {
    refuseHigherRole(context, 'create', input.role);
    refuseTaken(liveUsers(db), input);
    const user: User = { id: ++db.lastUserId, ...input, version: 1 };
    db.users.unshift(user);
    return { user };
  },

  update: {
    guard({ user, version }, db) {
      if (!user || typeof user !== 'object') return;
      const { id } = user as { id?: unknown };
      if (typeof id !== 'number' || !Number.isInteger(id)) return;
      const current = requireUser(db, id);
      refuseOldVersion(version, current);
    },
    run({ user: { id, ...changes } }, db, context) {
      const user = requireUser(db, id);
      refuseHigherRole(context, 'update', user.role, changes.role);
      refuseTaken(liveUsers(db), changes, id);
      Object.assign(user, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
      user.version = (user.version ?? 0) + 1;
      const details = db.userDetails[id];
      if (details && details.plan.name !== user.currentPlan) setPlan(details, user.currentPlan, context.now);
      return { user: show(user) };
    },
  },

  remove({ id }, db, { now }) {
    const user: User & { removedAt?: string } = requireUser(db, id);
    user.removedAt = now.toISOString();
    return { id };
  },

  details({ id }, db, context) {
    refuseOthers(context, id, 'read');
    return { details: detailsOf(db, requireUser(db, id), context.now) };
  },

  updateDetails: {
    guard({ id, version, section }, db, context) {
      if (typeof id !== 'number' || !Number.isInteger(id)) return;
      refuseOthers(context, id, 'manage');
      refuseOldVersion(version, detailsOf(db, requireUser(db, id), context.now));
      if (section !== undefined && !isSection(section)) throw invalid({ section: ['pick'] });
    },
    run({ id, section, data }, db, { now }) {
      const user = requireUser(db, id);
      const details = changeSection(structuredClone(detailsOf(db, user, now)), { id, section, data } as never, now);
      details.version = (details.version ?? 0) + 1;
      db.userDetails[id] = details;
      if (section === 'plan' && details.plan.name !== user.currentPlan) {
        user.currentPlan = details.plan.name;
        user.version = (user.version ?? 0) + 1;
      }
      return { details, user: show(user) };
    },
  },
};
