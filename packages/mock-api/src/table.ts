import { notFound, versionConflict } from './httpError';

/** A record and, once removed, since when: it keeps its place, so that undo puts it back there. */
export type Stored<T> = T & { removedAt?: string };

type Id = number | string;
type Row = { id: Id };

/** Records in stored order, with the highest id ever given: ids are never given twice. */
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

/** The record, or 404 under the name of its subject. */
export function getOrThrow<T extends Row>(table: Table<T>, subject: string, id: Id): T {
  const row = find(table, id);
  if (!row) throw notFound(subject, id);
  return row;
}

/** Takes a record out of sight; its place stays for `POST /api/restore`. */
export function removeRow<T extends Row>(table: Table<T>, subject: string, id: Id, now: Date): T {
  const row: Stored<T> = getOrThrow(table, subject, id);
  row.removedAt = now.toISOString();
  return row;
}

/** Someone else saved first: 409 with the record as it is now. Without a version nothing is compared. */
export function rejectStaleVersion(version: unknown, current: { version?: number }) {
  if (typeof version === 'number' && version !== current.version) throw versionConflict(current);
}
