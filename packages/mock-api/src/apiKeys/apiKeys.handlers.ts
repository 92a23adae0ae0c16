import type { ApiKey, ApiKeyAccess, apiKeyEndpoints, Rule } from '@larder/domain/contract';
import { can } from '../access';
import { defineStore, findUser, type Database } from '../database';
import { given } from '../patch';
import { forbidden, invalid, notFound, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import { newToken } from '../session/tokens';
import { find, activeRows, getOrThrow, rejectStaleVersion, removeRow, tableOf } from '../table';
import { recordOf } from '../rawInput';
import { roleSubjects } from '../roles/roles.fixtures';
import { withoutRemoved } from '../users/flags';
import { detailsOf } from '../users/userDetails.store';
import { seedApiKeys } from './apiKeys.fixtures';

const apiKeyStore = defineStore('apiKeys', (seed, now) => {
  const rows = seedApiKeys(seed, now);
  return { keys: { ...tableOf(rows), lastId: rows.length } };
});

/** Rights that the user needs in order to grant an access level to a key. */
const actionsOf: Record<ApiKeyAccess, readonly string[]> = {
  full: ['manage'],
  modify: ['read', 'update'],
  'read-run': ['read'],
  read: ['read'],
  'read-write': ['read', 'create', 'update', 'delete'],
};

/** A key without an app has access to everything. An inverted rule can exclude a subject from `all`. */
const allSubjects = ['all', ...roleSubjects.map(({ id }) => id)];

function rejectForeignRights(ability: readonly Rule[], access: unknown, subjects: readonly unknown[] = allSubjects) {
  const actions = Object.hasOwn(actionsOf, String(access)) ? actionsOf[access as ApiKeyAccess] : [];
  for (const subject of subjects) {
    const missing = actions.find((action) => typeof subject === 'string' && !can(ability, action, subject));
    if (missing) throw forbidden(missing, String(subject));
  }
}

function rejectTaken(db: Database, name: unknown, ownId?: string) {
  if (typeof name !== 'string') return;
  const wanted = name.trim().toLowerCase();
  const isTaken = activeRows(apiKeyStore(db).keys).some((key) => key.id !== ownId && key.name.toLowerCase() === wanted);
  if (isTaken) throw taken(['name']);
}

/** Creates a secret. Only its prefix is stored. */
function newSecret() {
  const secret = `lrd_${newToken()}`;
  return { secret, prefix: secret.slice(0, 8) };
}

const subjectsOf = (app: unknown): readonly unknown[] | undefined => {
  const { subjects } = recordOf(app);
  return Array.isArray(subjects) ? subjects : undefined;
};

function rejectUnknownPayment(db: Database, { actorId }: Context, id: string | undefined) {
  const user = findUser(db, actorId);
  const known = user ? withoutRemoved(detailsOf(db, user).paymentMethods) : [];
  if (id !== undefined && !known.some((row) => row.id === id)) throw invalid({ 'app.paymentMethodId': ['pick'] });
}

export const apiKeyHandlers: Handlers<typeof apiKeyEndpoints> = {
  data: (_input, db) => ({ keys: activeRows(apiKeyStore(db).keys) }),

  add: {
    guard({ name, access, app }, db, { ability }) {
      rejectForeignRights(ability, access, subjectsOf(app));
      rejectTaken(db, name);
    },
    run({ name, access, app }, db, context) {
      rejectUnknownPayment(db, context, app?.paymentMethodId);
      const { keys } = apiKeyStore(db);
      const { secret, prefix } = newSecret();
      keys.lastId += 1;
      const createdAt = context.now.toISOString();
      const key: ApiKey = { id: `key-${keys.lastId}`, name, access, prefix, createdAt, lastUsedAt: null, version: 1 };
      if (app) key.app = app;
      keys.rows.push(key);
      return { key, secret };
    },
  },

  update: {
    guard({ id, name, access, renew, version }, db, { ability }) {
      if (typeof id !== 'string') return;
      const key = find(apiKeyStore(db).keys, id);
      if (!key) throw notFound('apiKey', id);
      // Renewing a key returns its new secret, so the user needs the rights of the key.
      rejectForeignRights(ability, access ?? (renew ? key.access : undefined), key.app?.subjects);
      rejectStaleVersion(version, key);
      rejectTaken(db, name, id);
    },
    run({ id, renew, name, access }, db) {
      const key = getOrThrow(apiKeyStore(db).keys, 'apiKey', id);
      const renewed = renew ? newSecret() : undefined;
      Object.assign(key, given({ name, access }), renewed ? { prefix: renewed.prefix, lastUsedAt: null } : {});
      key.version += 1;
      return renewed ? { key, secret: renewed.secret } : { key };
    },
  },

  remove({ id }, db, { now }) {
    removeRow(apiKeyStore(db).keys, 'apiKey', id, now);
    return { id };
  },
};
