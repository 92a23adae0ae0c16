import {
  changedRights,
  isNameTaken,
  roleActions,
  moveMembers,
  type Role,
  type RolePermissions,
  type RoleRight,
  type roleEndpoints,
} from '@larder/domain/contract';
import { can } from '../access';
import { activeUsers, type Database } from '../database';
import { HttpError, conflict, invalid, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows, getOrThrow, nextId, rejectStaleVersion, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import { roleSubjects } from './roles.fixtures';
import { roleStore as store } from './roles.store';

/** Reads the rights of unparsed input, because access is checked before validation. */
function readRights(permissions: unknown): RolePermissions {
  const entries = Object.entries(recordOf(permissions));
  return Object.fromEntries(entries.map(([subject, rights]) => [subject, recordOf(rights)])) as RolePermissions;
}

/** Throws 403 if the user grants or revokes a right that they don't have. */
function rejectForeignRights({ ability }: Context, before: RolePermissions, after: RolePermissions) {
  const mayDo = (subject: string, right: RoleRight) =>
    roleActions[right].every((action) => can(ability, action, subject));
  const forbidden = changedRights(before, after).filter(({ subject, right }) => !mayDo(subject, right));
  const [first] = forbidden;
  if (!first) return;
  const [action = ''] = roleActions[first.right];
  const names = forbidden.map(({ subject, right }) => [`permissions.${subject}.${right}`, ['pick']]);
  throw new HttpError(403, 'forbidden', {
    detail: `You don't have permission for "${action}" on "${first.subject}".`,
    action,
    subject: first.subject,
    errors: Object.fromEntries(names),
  });
}

/** Adds missing subjects without rights. Throws 422 for unknown subjects. */
function allRights(given: RolePermissions): RolePermissions {
  const unknown = Object.keys(given).filter((subject) => !roleSubjects.some(({ id }) => id === subject));
  if (unknown.length > 0) {
    throw invalid(Object.fromEntries(unknown.map((subject) => [`permissions.${subject}`, ['pick']])));
  }
  const none = { read: false, write: false, create: false };
  return Object.fromEntries(roleSubjects.map(({ id }) => [id, given[id] ?? none]));
}

function rejectTakenName(db: Database, name: unknown, ownId?: number) {
  if (typeof name === 'string' && isNameTaken(activeRows(store(db).roles), name, ownId)) throw taken(['name']);
}

/**
 * Removes the members from all other roles, including removed ones, so that a restored role has no duplicate members.
 */
function place(db: Database, role: Role) {
  const { roles } = store(db);
  const freed = moveMembers(roles.rows, role);
  roles.rows = freed.map((row, index) => (row === roles.rows[index] ? row : { ...row, version: row.version + 1 }));
}

export const roleHandlers: Handlers<typeof roleEndpoints> = {
  list: (_input, db) => ({ roles: activeRows(store(db).roles), subjects: [...roleSubjects] }),

  add: {
    guard({ role }, db, context) {
      const { name, permissions } = recordOf(role);
      rejectForeignRights(context, {}, readRights(permissions));
      rejectTakenName(db, name);
    },
    run({ role: { name, memberRoles, permissions } }, db) {
      const rights = allRights(permissions);
      const { roles } = store(db);
      const role: Role = {
        id: nextId(roles),
        name,
        label: name,
        isBuiltIn: false,
        memberRoles: [...new Set(memberRoles)],
        permissions: rights,
        version: 1,
      };
      roles.rows.push(role);
      place(db, role);
      return { role };
    },
  },

  update: {
    guard({ role, version }, db, context) {
      const { id, name, memberRoles, permissions } = recordOf(role);
      if (!isId(id)) return;
      const current = getOrThrow(store(db).roles, 'role', id);
      const rights = permissions === undefined ? current.permissions : readRights(permissions);
      rejectForeignRights(context, current.permissions, rights);
      // New members get every right of the role.
      const gainsMembers =
        Array.isArray(memberRoles) && memberRoles.some((each) => !current.memberRoles.includes(each));
      if (gainsMembers) rejectForeignRights(context, {}, rights);
      rejectStaleVersion(version, current);
      rejectTakenName(db, name, current.id);
      if (current.isBuiltIn && typeof name === 'string' && name.trim() !== current.name) {
        throw conflict('built_in');
      }
    },
    run({ role: { id, name, memberRoles, permissions } }, db) {
      const rights = permissions && allRights(permissions);
      const role = getOrThrow(store(db).roles, 'role', id);
      if (name !== undefined && !role.isBuiltIn) Object.assign(role, { name, label: name });
      if (memberRoles) role.memberRoles = [...new Set(memberRoles)];
      if (rights) role.permissions = rights;
      role.version += 1;
      place(db, role);
      return { role };
    },
  },

  remove({ id }, db, { now }) {
    const { roles } = store(db);
    const role = getOrThrow(roles, 'role', id);
    if (role.isBuiltIn) throw conflict('built_in');
    const users = activeUsers(db).filter((user) => role.memberRoles.includes(user.role)).length;
    if (users > 0) throw conflict('in_use', { users });
    removeRow(roles, 'role', id, now);
    return { id };
  },
};
