import {
  filterPermissions,
  isNameTaken,
  pageOf,
  permissionStamp,
  sortPermissions,
  type Permission,
  type permissionEndpoints,
} from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { conflict, taken } from '../httpError';
import type { Handlers } from '../router';
import { activeRows, getOrThrow, nextId, rejectStaleVersion, removeRow, tableOf } from '../table';
import { isId, recordOf } from '../rawInput';
import { inLanguage, storedName } from '../seedNames';
import { seedPermissions } from './permissions.fixtures';

const store = defineStore('permissions', (seed, now) => ({ permissions: tableOf(seedPermissions(seed, now)) }));

function rejectTakenName(db: Database, name: unknown, locale: string | undefined, ownId?: number) {
  if (typeof name !== 'string') return;
  if (isNameTaken(activeRows(store(db).permissions), storedName(name, locale), ownId)) throw taken(['name']);
}

export const permissionHandlers: Handlers<typeof permissionEndpoints> = {
  list(params, db, { locale }) {
    const { page, perPage, sort, sortColumn, ...filter } = params;
    const allData = activeRows(store(db).permissions).map((permission) => inLanguage(permission, locale));
    const found = filterPermissions(allData, filter);
    const sorted = sortColumn ? sortPermissions(found, sortColumn, sort, locale) : found;
    return { params, allData, total: found.length, permissions: pageOf(sorted, page, perPage) };
  },

  add: {
    guard: ({ permission }, db, { locale }) => rejectTakenName(db, recordOf(permission)['name'], locale),
    run({ permission: { name, isCore } }, db, { now, locale }) {
      const { permissions } = store(db);
      const permission: Permission = {
        id: nextId(permissions),
        name: storedName(name, locale),
        assignedTo: ['administrator'],
        createdDate: permissionStamp(now),
        isCore,
        version: 1,
      };
      permissions.rows.unshift(permission);
      return { permission: inLanguage(permission, locale) };
    },
  },

  update: {
    guard({ id, name, version }, db, { locale }) {
      if (!isId(id)) return;
      const current = getOrThrow(store(db).permissions, 'permission', id);
      rejectStaleVersion(version, current);
      rejectTakenName(db, name, locale, id);
    },
    run({ id, name, assignedTo, isCore }, db, { locale }) {
      const permission = getOrThrow(store(db).permissions, 'permission', id);
      permission.name = storedName(name, locale);
      if (assignedTo) permission.assignedTo = [...new Set(assignedTo)];
      if (isCore !== undefined) permission.isCore = isCore;
      permission.version = (permission.version ?? 0) + 1;
      return { permission: inLanguage(permission, locale) };
    },
  },

  remove({ id, version }, db, { now }) {
    const { permissions } = store(db);
    const permission = getOrThrow(permissions, 'permission', id);
    if (permission.isCore) throw conflict('core');
    rejectStaleVersion(version, permission);
    removeRow(permissions, 'permission', id, now);
    return { id };
  },
};
