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
import { seedPermissions } from './permissions.fixtures';

const store = defineStore('permissions', (seed, now) => ({ permissions: tableOf(seedPermissions(seed, now)) }), {
  hasTexts: true,
});

function rejectTakenName(db: Database, name: unknown, ownId?: number) {
  if (typeof name !== 'string') return;
  if (isNameTaken(activeRows(store(db).permissions), name, ownId)) throw taken(['name']);
}

export const permissionHandlers: Handlers<typeof permissionEndpoints> = {
  list(params, db, { locale }) {
    const { page, perPage, sort, sortColumn, ...filter } = params;
    const allData = activeRows(store(db).permissions);
    const found = filterPermissions(allData, filter);
    const sorted = sortColumn ? sortPermissions(found, sortColumn, sort, locale) : found;
    return { params, allData, total: found.length, permissions: pageOf(sorted, page, perPage) };
  },

  add: {
    guard: ({ permission }, db) => rejectTakenName(db, recordOf(permission)['name']),
    run({ permission: { name, isCore } }, db, { now }) {
      const { permissions } = store(db);
      const permission: Permission = {
        id: nextId(permissions),
        name,
        assignedTo: ['administrator'],
        createdDate: permissionStamp(now),
        isCore,
        version: 1,
      };
      permissions.rows.unshift(permission);
      return { permission };
    },
  },

  update: {
    guard({ id, name, version }, db) {
      if (!isId(id)) return;
      const current = getOrThrow(store(db).permissions, 'permission', id);
      rejectStaleVersion(version, current);
      rejectTakenName(db, name, id);
    },
    run({ id, name, assignedTo, isCore }, db) {
      const permission = getOrThrow(store(db).permissions, 'permission', id);
      permission.name = name;
      if (assignedTo) permission.assignedTo = [...new Set(assignedTo)];
      if (isCore !== undefined) permission.isCore = isCore;
      permission.version = (permission.version ?? 0) + 1;
      return { permission };
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
