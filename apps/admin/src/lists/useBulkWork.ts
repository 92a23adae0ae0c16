import {
  askOverwrite,
  recordChange,
  sessionSignal,
  useSession,
  isNotFound,
  isVersionConflict,
  type LedgerCall,
  type LedgerChange,
} from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { onPageHide } from '../lib/onPageHide';
import { notify } from '../lib/notify';
import { mapConcurrent } from '../lib/mapConcurrent';
import { useFailureReason } from '../hooks/useFailureReason';
import { useRecordChange } from '../hooks/useUndo';

export interface BulkWork<Row, Result> {
  rows: readonly Row[];
  work: (row: Row) => Promise<Result>;
  /**
   * Returns the request of a row. If someone else has changed the row, it is compared with the current values: the
   * change is repeated if it overwrites none of them, otherwise the user is asked. A deletion always asks.
   */
  callOf?: (row: Row) => LedgerCall;
  /** Progress message, such as "Deleting users". */
  busy: string;
  /** Describes the change, given the rows that were changed. */
  done: (rows: readonly Row[]) => LedgerChange['text'];
  /** Error message for the rows that failed, shown with a retry button. */
  failed: (rows: readonly Row[]) => string;
  /** Returns the requests that undo the change, given the responses of the changed rows. Without any, no undo is offered. */
  inverse: (changed: readonly (readonly [row: Row, result: Result])[]) => LedgerChange['calls'];
  /** Entities to invalidate after an undo. */
  reload: LedgerChange['reload'];
  /** Called with the changed rows, also after a retry and after the user has decided to overwrite newer values. */
  onChanged?: (rows: readonly Row[]) => void;
}

let count = 0;

/** Returns true if someone else has removed or changed the row, so that the same request would fail again. */
const isOutdated = (error: unknown) => isNotFound(error) || isVersionConflict(error);

const compare = () => import('./compareRow');

/** Runs `work`. Repeats it if the row has changed, but not the fields that the request writes. */
async function workOn<Row, Result>({ work, callOf }: BulkWork<Row, Result>, row: Row): Promise<Result> {
  try {
    return await work(row);
  } catch (error) {
    if (!callOf || !isVersionConflict(error)) throw error;
    const compared = (await compare()).compareRow(error, row, callOf);
    if (!compared || compared.overwrites) throw error;
    return work(compared.newer);
  }
}

/**
 * Returns a function that runs an action for many rows, four at a time, with a progress toast. Failed rows can be
 * retried, except those that someone else has changed; the rows that succeeded can be undone in one step. Resolves to
 * the failed rows.
 */
export function useBulkWork() {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const record = useRecordChange();
  const userId = useSession().user?.id;
  return async function bulk<Row, Result>(job: BulkWork<Row, Result>): Promise<readonly Row[]> {
    const { rows, callOf, busy, done, failed, inverse, reload } = job;
    if (rows.length === 0) return [];
    const id = `bulk-${(count += 1)}`;
    const total = rows.length;
    const sessionEnd = sessionSignal();
    const progress = (finished: number) =>
      void notify((toast) =>
        toast(busy, { id, loading: true, endContent: t('lists.bulk.progress', { done: finished, total }) }),
      );
    if (total > 1) progress(0);
    const changed: [Row, Result][] = [];
    const change = () => ({
      text: done(changed.map(([row]) => row)),
      calls: inverse(changed),
      reload: [...reload],
    });
    const outcome = await onPageHide(
      mapConcurrent(
        rows,
        async (row) => {
          changed.push([row, await workOn(job, row)]);
        },
        { signal: sessionEnd, onProgress: total > 1 ? progress : undefined },
      ),
      () => changed.length > 0 && change().calls.length > 0 && recordChange(change(), userId),
    );
    const isOverwriting = callOf && !sessionEnd.aborted && outcome.failed.some(({ error }) => isVersionConflict(error));
    const compareRow = isOverwriting ? (await compare()).compareRow : undefined;
    const compared = outcome.failed.map(({ item, error }) => callOf && compareRow?.(error, item, callOf));
    const asked = compared.flatMap((each) => each ?? []);
    if (asked.length > 0) {
      if (asked.length === total) void notify((toast) => toast.dismiss(id));
      askOverwrite({
        text: done(asked.map(({ newer }) => newer)),
        reload: [...reload],
        conflicts: asked.map(({ conflict }) => conflict),
        overwrite: () => void bulk({ ...job, rows: asked.map(({ newer }) => newer) }),
      });
    }
    const reported = outcome.failed.filter((_each, index) => !compared[index]);
    const left = outcome.failed.map(({ item }) => item);
    const repeatable = reported.filter(({ error }) => !isOutdated(error)).map(({ item }) => item);
    const retry = () => void bulk({ ...job, rows: repeatable });
    if (changed.length > 0) {
      job.onChanged?.(changed.map(([row]) => row));
      const made = change();
      if (made.calls.length > 0) record(made, { busyToast: id });
      else void notify((toast) => void toast.success(t(made.text.key, made.text.values), { id }));
    }
    // After the session has ended, a retry would fail too.
    if (reported.length > 0 && !sessionEnd.aborted)
      void notify(
        (toast) =>
          void toast.danger(failed(reported.map(({ item }) => item)), {
            ...(outcome.done.length === 0 && { id }),
            description: reason(reported[0]?.error),
            action: repeatable.length > 0 ? { label: t('common.retry'), onAction: retry } : undefined,
          }),
      );
    return left;
  };
}
