import { ApiError } from '@larder/domain';
import { mapConcurrent } from '../../lib/mapConcurrent';

/** An import was rolled back: a row failed, or the import was stopped. */
export class CommitError<Row> extends Error {
  /** The row that failed; undefined when the import was stopped. */
  readonly row: Row | undefined;
  /** Added rows that could not be removed. */
  readonly left: readonly Row[];

  constructor(row: Row | undefined, left: readonly Row[], cause: unknown) {
    super('Nothing was imported.', { cause });
    this.row = row;
    this.left = left;
  }
}

export interface CommitOptions<Row, Made> {
  rows: readonly Row[];
  add: (row: Row) => Promise<Made>;
  /** Removes a row that was added. */
  remove: (made: Made) => Promise<unknown>;
  /** Removes a row whose response was lost, if it exists. */
  removeLost: (row: Row) => Promise<unknown>;
  signal: AbortSignal;
  /** Aborts when the session ends, after which added rows cannot be removed. */
  sessionEnd?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Returns true if the row may have been added although the call failed. */
export const isLost = (error: unknown) => error instanceof ApiError && error.isTransient;

/** Adds all rows or none, four at a time. After a failure or a stop, removes the added rows. */
export async function commitAll<Row, Made>({
  rows,
  add,
  remove,
  removeLost,
  signal: stopped,
  sessionEnd,
  onProgress,
}: CommitOptions<Row, Made>): Promise<Made[]> {
  const signal = sessionEnd ? AbortSignal.any([stopped, sessionEnd]) : stopped;
  const made = new Map<Row, Made>();
  const lost: Row[] = [];
  let failure: { row: Row; error: unknown } | undefined;
  await mapConcurrent(
    rows,
    async (row) => {
      if (failure || signal.aborted) return;
      try {
        made.set(row, await add(row));
      } catch (error) {
        failure ??= { row, error };
        if (isLost(error)) lost.push(row);
      }
    },
    { onProgress: () => onProgress?.(made.size) },
  );
  if (!failure && !signal.aborted) return rows.map((row) => made.get(row) as Made);
  const back = await mapConcurrent(
    [
      ...[...made].map(([row, one]) => ({ row, undo: () => remove(one) })),
      ...lost.map((row) => ({ row, undo: () => removeLost(row) })),
    ],
    ({ undo }) => undo(),
    { signal: sessionEnd },
  );
  throw new CommitError(
    failure?.row,
    back.failed.map(({ item: { row } }) => row),
    failure?.error ?? signal.reason,
  );
}
