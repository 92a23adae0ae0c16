import { onPageHide } from '../../lib/onPageHide';
import { commitAll, CommitError } from './commitAll';
import type { CheckedRow } from './importPlan';

export interface ImportRowsOptions<Name extends string, Made, Added> {
  rows: readonly CheckedRow<Name, Made>[];
  add: (made: Made) => Promise<Added>;
  /** Removes a row that was added. */
  remove: (added: Added) => Promise<unknown>;
  /** Stops the import and removes the added rows. */
  signal: AbortSignal;
  /** Aborts when the session ends, after which added rows cannot be removed. */
  sessionEnd: AbortSignal;
  onProgress: (done: number) => void;
  /** Called if the page unloads or the session ends after some rows were added. */
  onInterrupted: (added: readonly Added[]) => void;
}

export type ImportOutcome<Added> =
  | { kind: 'done'; added: readonly Added[] }
  | { kind: 'rejected'; line: number | undefined; error: unknown; left: number }
  | { kind: 'stopped' }
  | { kind: 'sessionEnded' };

/** Adds all rows of an import or none. */
export async function importRows<Name extends string, Made, Added>({
  rows,
  add,
  remove,
  signal,
  sessionEnd,
  onProgress,
  onInterrupted,
}: ImportRowsOptions<Name, Made, Added>): Promise<ImportOutcome<Added>> {
  const addedRows = new Set<Added>();
  const report = () => addedRows.size > 0 && onInterrupted([...addedRows]);
  try {
    const work = commitAll({
      rows,
      add: async ({ made }) => {
        const added = await add(made as Made);
        addedRows.add(added);
        return added;
      },
      remove: async (added) => {
        await remove(added);
        addedRows.delete(added);
      },
      signal,
      sessionEnd,
      onProgress,
    });
    return { kind: 'done', added: await onPageHide(work, report) };
  } catch (error) {
    if (sessionEnd.aborted) {
      report();
      return { kind: 'sessionEnded' };
    }
    if (!(error instanceof CommitError)) throw error;
    const { row, left, cause } = error as CommitError<CheckedRow<Name, Made>>;
    return row || left.length > 0
      ? { kind: 'rejected', line: row?.line, error: cause, left: left.length }
      : { kind: 'stopped' };
  }
}
