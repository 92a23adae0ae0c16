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
  /** What goes on, -ing form. */
  busy: string;
  /** What was done with those that it went well with. */
  done: (rows: readonly Row[]) => LedgerChange['text'];
  /** What was not done, for the toast that offers to try again. */
  failed: (rows: readonly Row[]) => string;
  /** The calls that take it back. */
  inverse: (rows: readonly Row[]) => LedgerChange['calls'];
  /** Entities that the inverse changes. */
  reload: LedgerChange['reload'];
}

let count = 0;

/**
 * One thing done to many rows, four at a time, with one progress toast; what failed is named and can be tried again, what
 * succeeded is one step of the ledger.
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
    const over = sessionSignal();
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
        { signal: over, onProgress: total > 1 ? progress : undefined },
      ),
      () => changed.length > 0 && recordChange(change(), userId),
    );
    const left = outcome.failed.map(({ item }) => item);
    const isGone = outcome.failed.every(({ error }) => error instanceof ApiError && error.status === 404);
    if (changed.length > 0) record(change(), id);
    // The session ended: there is no one to retry.
    if (left.length > 0 && !over.aborted)
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
