import { ApiError, recordChange, sessionSignal, useSession, type LedgerChange } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { onPageHide } from '../lib/onPageHide';
import { notify } from '../lib/notify';
import { mapConcurrent } from '../lib/mapConcurrent';
import { useFailureReason } from '../hooks/useFailureReason';
import { useRecordChange } from '../hooks/useUndo';

export interface BulkWork<Row> {
  rows: readonly Row[];
  work: (row: Row) => Promise<unknown>;
  /** Progress message, such as "Deleting users". */
  busy: string;
  /** Describes the change of the rows that succeeded. */
  done: (rows: readonly Row[]) => LedgerChange['text'];
  /** Error message for the rows that failed, shown with a retry button. */
  failed: (rows: readonly Row[]) => string;
  /** Requests that undo the change. */
  inverse: (rows: readonly Row[]) => LedgerChange['calls'];
  /** Entities to invalidate after an undo. */
  reload: LedgerChange['reload'];
}

let count = 0;

/**
 * Runs an action for many rows, four at a time, with a progress toast. Failed rows can be retried;
 * the rows that succeeded can be undone in one step.
 */
export function useBulkWork() {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const record = useRecordChange();
  const userId = useSession().user?.id;
  return async function bulk<Row>(job: BulkWork<Row>): Promise<readonly Row[]> {
    const { rows, work, busy, done, failed, inverse, reload } = job;
    if (rows.length === 0) return [];
    const id = `bulk-${(count += 1)}`;
    const total = rows.length;
    const sessionEnd = sessionSignal();
    const progress = (finished: number) =>
      void notify((toast) =>
        toast(busy, { id, loading: true, endContent: t('lists.bulk.progress', { done: finished, total }) }),
      );
    if (total > 1) progress(0);
    const changed: Row[] = [];
    const change = () => ({ text: done(changed), calls: inverse(changed), reload: [...reload] });
    const outcome = await onPageHide(
      mapConcurrent(
        rows,
        async (row) => {
          await work(row);
          changed.push(row);
        },
        { signal: sessionEnd, onProgress: total > 1 ? progress : undefined },
      ),
      () => changed.length > 0 && recordChange(change(), userId),
    );
    const left = outcome.failed.map(({ item }) => item);
    const isGone = outcome.failed.every(({ error }) => error instanceof ApiError && error.status === 404);
    if (changed.length > 0) record(change(), id);
    // After the session has ended, a retry would fail too.
    if (left.length > 0 && !sessionEnd.aborted)
      void notify(
        (toast) =>
          void toast.danger(failed(left), {
            ...(outcome.done.length === 0 && { id }),
            description: reason(outcome.failed[0]?.error),
            // Rows that someone else removed cannot be retried.
            action: isGone
              ? undefined
              : { label: t('common.retry'), onAction: () => void bulk({ ...job, rows: left }) },
          }),
      );
    return outcome.done;
  };
}
