import { notFound, versionConflict } from './httpError';

/** A record. Removed records keep their position, so that undo restores it. */
export type Stored<T> = T & { removedAt?: string };

type Id = number | string;
type Row = { id: Id };

/** Records in stored order. `lastId` is the highest ID ever assigned, because IDs are never reused. */
export interface Table<T extends Row> {
  rows: Stored<T>[];
  lastId: number;
}

export const tableOf = <T extends Row>(rows: T[]): Table<T> => ({
  rows,
  lastId: Math.max(0, ...rows.map(({ id }) => (typeof id === 'number' ? id : 0))),
});

export const nextId = (table: Table<{ id: number }>) => ++table.lastId;

export const activeRows = <T extends Row>({ rows }: Table<T>): T[] => rows.filter((row) => row.removedAt === undefined);

export const find = <T extends Row>({ rows }: Table<T>, id: Id): T | undefined =>
  rows.find((row) => row.id === id && row.removedAt === undefined);

/** Returns the record, or throws 404. */
export function getOrThrow<T extends Row>(table: Table<T>, subject: string, id: Id): T {
  const row = find(table, id);
  if (!row) throw notFound(subject, id);
  return row;
}

/** Marks a record as removed. It can be restored with `POST /api/restore`. */
export function removeRow<T extends Row>(table: Table<T>, subject: string, id: Id, now: Date): T {
  const row: Stored<T> = getOrThrow(table, subject, id);
  row.removedAt = now.toISOString();
  return row;
}

/** Throws 409 with the current record if the version is outdated. A missing version isn't checked. */
export function rejectStaleVersion(version: unknown, current: { version?: number }) {
  if (typeof version === 'number' && version !== current.version) throw versionConflict(current);
}
