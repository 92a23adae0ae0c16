import type { RestoreSubject, restoreEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import type { Database } from '../database';
import { forbidden, invalid, notFound, taken } from '../refusal';
import type { Handlers } from '../router';
import type { Stored, Table } from '../table';

type Row = Stored<{ id: number | string } & Record<string, unknown>>;

interface Restorable {
  /** Where its records are; undefined: nothing of the kind was touched yet. */
  rows: (db: Database) => Row[] | undefined;
  /** Fields that no two records may share, compared without case. */
  unique?: readonly string[];
  /** The subject whose `delete` right is needed; null: whoever may see them. */
  right: string | null;
}

/** A table that an area keeps: nothing can have been removed from one that was never made. */
const kept =
  (area: string, table: string): Restorable['rows'] =>
  (db) =>
    (db.areas[area] as Record<string, Table<Row>> | undefined)?.[table]?.rows;

const restorables: Record<RestoreSubject, Restorable> = {
  user: { rows: (db) => db.users as unknown as Row[], unique: ['username', 'email'], right: 'user' },
  role: { rows: kept('roles', 'roles'), unique: ['name'], right: 'role' },
  permission: { rows: kept('permissions', 'permissions'), unique: ['name'], right: 'permission' },
  invoice: { rows: kept('invoices', 'invoices'), right: null },
  event: { rows: kept('events', 'events'), right: null },
  post: { rows: kept('blog', 'posts'), unique: ['slug'], right: 'post' },
  comment: { rows: kept('blog', 'comments'), right: null },
  apiKey: { rows: kept('apiKeys', 'keys'), unique: ['name'], right: null },
  view: { rows: kept('views', 'views'), right: null },
  paymentMethod: { rows: kept('userDetails', 'paymentMethods'), right: null },
  address: { rows: kept('userDetails', 'addresses'), right: null },
  profilePost: { rows: kept('profile', 'posts'), right: null },
};

export const restoreHandlers: Handlers<typeof restoreEndpoints> = {
  restore({ subject, ids }, db, { ability, actor }) {
    const { rows, unique = [], right } = restorables[subject];
    if (right && actor && !can(ability, 'delete', right)) throw forbidden('delete', right);
    if (ids.length === 0) throw invalid({ ids: ['required'] });
    const all = rows(db) ?? [];
    const removed = all.filter((row) => row.removedAt !== undefined && ids.includes(row.id));
    if (removed.length === 0) throw notFound(subject, ids[0] ?? 0);
    const together = [...all.filter((row) => row.removedAt === undefined), ...removed];
    const valueOf = (row: Row, field: string) => String(row[field]).toLowerCase();
    for (const row of removed) {
      const others = together.filter((other) => other !== row);
      const fields = unique.filter((field) => others.some((other) => valueOf(other, field) === valueOf(row, field)));
      if (fields.length > 0) throw taken(fields);
    }
    for (const row of removed) delete row.removedAt;
    const back = removed.map((row) => row.id);
    return { restored: removed, missing: ids.filter((id) => !back.includes(id)) };
  },
};
