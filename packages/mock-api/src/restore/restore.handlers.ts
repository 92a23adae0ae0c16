import {
  isRoleAbove,
  viewAccessOf,
  type RestoreSubject,
  type restoreEndpoints,
  type User,
  type View,
} from '@larder/domain/contract';
import { can, canRecord } from '../access';
import type { Database } from '../database';
import { forbidden, invalid, notFound, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import type { Stored, Table } from '../table';
import { keepOne } from '../users/flags';

type Row = Stored<{ id: number | string } & Record<string, unknown>>;

interface Restorable {
  /** Rows of the table, or undefined if it was never created. */
  rows: (db: Database) => Row[] | undefined;
  /** Fields with unique values, case-insensitive. */
  unique?: readonly string[];
  /** Fields that limit the uniqueness: only records with equal values conflict. */
  within?: readonly string[];
  /** Checks whether the user can restore the record. Without it, the right is enough. */
  isOwn?: (row: Row, context: Context, db: Database) => boolean;
  /** Updates data that depends on the restored records. */
  settle?: (db: Database, restored: readonly Row[]) => void;
  /** Subject whose `delete` right is required, or `null`. */
  right: string | null;
}

/** Returns the rows of a table. If the table was never created, nothing was removed. */
const rowsOf =
  (area: string, table: string): Restorable['rows'] =>
  (db) =>
    (db.areas[area] as Record<string, Table<Row>> | undefined)?.[table]?.rows;

/** Handles records in the details of a user: the caller, or a managed user. Restores their flags. */
const ofDetails = (list: 'paymentMethods' | 'addresses', flags: readonly string[]): Restorable => ({
  rows: (db) => Object.values(db.userDetails).flatMap((details) => details[list] as unknown as Row[]),
  isOwn: ({ id }, { actor, actorId, ability }) =>
    !actor || Number(String(id).split('-').at(-2)) === actorId || can(ability, 'manage', 'user'),
  settle: (db, restored) => {
    for (const details of Object.values(db.userDetails)) {
      const rows = details[list] as unknown as Row[];
      const back = rows.filter((row) => restored.includes(row));
      if (back.length === 0) continue;
      for (const flag of flags) {
        keepOne(
          rows,
          flag,
          back.find((row) => row[flag]),
        );
      }
      details.version = (details.version ?? 0) + 1;
    }
  },
  right: null,
});

const restorables: Record<RestoreSubject, Restorable> = {
  user: {
    rows: (db) => db.users as unknown as Row[],
    unique: ['username', 'email'],
    // Users can't remove users of a higher role, so they can't restore them either.
    isOwn: (row, { actor }) => !actor || !isRoleAbove((row as unknown as User).role, actor.user.role),
    right: 'user',
  },
  role: { rows: rowsOf('roles', 'roles'), unique: ['name'], right: 'role' },
  permission: { rows: rowsOf('permissions', 'permissions'), unique: ['name'], right: 'permission' },
  invoice: { rows: rowsOf('invoices', 'invoices'), right: 'invoice' },
  event: { rows: rowsOf('events', 'events'), right: 'event' },
  post: { rows: rowsOf('blog', 'posts'), unique: ['slug'], right: 'post' },
  comment: { rows: rowsOf('blog', 'comments'), isOwn: (row, { actorId }) => row['userId'] === actorId, right: null },
  apiKey: { rows: rowsOf('apiKeys', 'keys'), unique: ['name'], right: 'apiKey' },
  view: {
    rows: rowsOf('views', 'views'),
    unique: ['name'],
    within: ['list', 'ownerId'],
    isOwn: (row, { actorId }) => viewAccessOf(row as unknown as View, actorId) === 'owner',
    right: null,
  },
  paymentMethod: ofDetails('paymentMethods', ['primary']),
  address: ofDetails('addresses', ['isBilling', 'isDefault']),
  profilePost: {
    rows: rowsOf('profile', 'posts'),
    isOwn: (row, { actorId }) => row['authorId'] === actorId,
    right: null,
  },
};

export const restoreHandlers: Handlers<typeof restoreEndpoints> = {
  restore({ subject, ids }, db, context) {
    const { ability, actor } = context;
    const { rows, unique = [], within = [], isOwn = () => true, settle, right } = restorables[subject];
    if (right && actor && !can(ability, 'delete', right)) throw forbidden('delete', right);
    if (ids.length === 0) throw invalid({ ids: ['required'] });
    const all = rows(db) ?? [];
    const mayRestore = (row: Row) => isOwn(row, context, db) && (!right || canRecord(ability, 'delete', right, row));
    const removed = all.filter((row) => row.removedAt !== undefined && ids.includes(row.id) && mayRestore(row));
    if (removed.length === 0) throw notFound(subject, ids[0] ?? 0);
    const together = [...all.filter((row) => row.removedAt === undefined), ...removed];
    const valueOf = (row: Row, field: string) => String(row[field]).toLowerCase();
    for (const row of removed) {
      const others = together.filter(
        (other) => other !== row && within.every((field) => valueOf(other, field) === valueOf(row, field)),
      );
      const fields = unique.filter((field) => others.some((other) => valueOf(other, field) === valueOf(row, field)));
      if (fields.length > 0) throw taken(fields);
    }
    for (const row of removed) delete row.removedAt;
    settle?.(db, removed);
    const back = removed.map((row) => row.id);
    return { restored: removed, missing: ids.filter((id) => !back.includes(id)) };
  },
};
