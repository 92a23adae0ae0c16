import { runAtOnce } from '../../lib/runAtOnce';

/** Nothing was kept of an import: one row failed, or it was stopped. */
export class CommitError<Row> extends Error {
  /** The row that failed; none where the import was stopped. */
  readonly row: Row | undefined;
  /** What could not be taken back again. */
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
  /** Takes one back that was added. */
  remove: (made: Made) => Promise<unknown>;
  signal: AbortSignal;
  /** Aborts where nothing can be taken back any more either: the session is over. */
  over?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Adds every row or none, four at a time: what was added before a failure is taken back. */
export async function commitAll<Row, Made>({
  rows,
  add,
  remove,
  signal: stopped,
  over,
  onProgress,
}: CommitOptions<Row, Made>): Promise<Made[]> {
  const signal = over ? AbortSignal.any([stopped, over]) : stopped;
  const made = new Map<Row, Made>();
  let failure: { row: Row; error: unknown } | undefined;
  await runAtOnce(
    rows,
    async (row) => {
      if (failure || signal.aborted) return;
      try {
        made.set(row, await add(row));
      } catch (error) {
        failure ??= { row, error };
      }
    },
    { onProgress: () => onProgress?.(made.size) },
  );
  if (!failure && !signal.aborted) return rows.map((row) => made.get(row) as Made);
  const back = await runAtOnce([...made], ([, one]) => remove(one), { signal: over });
  throw new CommitError(
    failure?.row,
    back.failed.map(({ item: [row] }) => row),
    failure?.error ?? signal.reason,
  );
}
