import { onPageHide } from '../../lib/onPageHide';
import { commitAll, CommitError, isLost } from './commitAll';
import type { CheckedRow } from './importPlan';
import { isNotFound } from '@larder/domain';

export interface ImportRowsOptions<Name extends string, Made, Added> {
  rows: readonly CheckedRow<Name, Made>[];
  add: (made: Made) => Promise<Added>;
  /** Removes a row that was added. */
  remove: (added: Added) => Promise<unknown>;
  /** Removes a row whose response was lost. Rejects with 404 if the row was not added. */
  removeLost: (made: Made) => Promise<unknown>;
  /** Stops the import and removes the added rows. */
  signal: AbortSignal;
  /** Aborts when the session ends, after which added rows cannot be removed. */
  sessionEnd: AbortSignal;
  onProgress: (done: number) => void;
  /**
   * Called if the page unloads or the session ends after some rows were added. The pending rows may have been added
   * too.
   */
  onInterrupted: (added: readonly Added[], pending: readonly Made[]) => void;
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
  removeLost,
  signal,
  sessionEnd,
  onProgress,
  onInterrupted,
}: ImportRowsOptions<Name, Made, Added>): Promise<ImportOutcome<Added>> {
  const addedRows = new Set<Added>();
  const pendingRows = new Set<Made>();
  const report = () => addedRows.size + pendingRows.size > 0 && onInterrupted([...addedRows], [...pendingRows]);
  try {
    const work = commitAll({
      rows,
      add: async ({ made }) => {
        const row = made as Made;
        pendingRows.add(row);
        try {
          const added = await add(row);
          addedRows.add(added);
          pendingRows.delete(row);
          return added;
        } catch (error) {
          if (!isLost(error) && !sessionEnd.aborted) pendingRows.delete(row);
          throw error;
        }
      },
      removeLost: async ({ made }) => {
        await removeLost(made as Made).catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
        pendingRows.delete(made as Made);
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
