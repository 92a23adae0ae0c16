import { ApiError, canOn, ledgerCall, useAbility, useCloseBill, useDeleteBills, useRestoreBills } from '@larder/domain';
import { billEndpoints, billRowActions, type BillRow, type BillRowAction } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useRecordChange } from '../../hooks/useUndo';
import { useFormats } from '../../hooks/useFormats';
import { mapConcurrent } from '../../lib/mapConcurrent';
import { notify } from '../../lib/notify';
import { billStateOf, changedBill, stateDifferences } from './billConflict';
import { useStateTexts } from './useStateTexts';

/** Maximum number of bills in a request. */
const perRequest = 100;

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / perRequest) }, (_, index) =>
    rows.slice(index * perRequest, (index + 1) * perRequest),
  );

/** Returns the state of a row. Rows have no `customerEmail`. */
const moneyStateOf = (row: BillRow) => ({ ...billStateOf(row), customerEmail: undefined });

/** Returns actions for one or several rows of bills. Deleting and restoring can be undone. */
export function useBillActions(options: { onReopen?: (bill: BillRow) => void } = {}) {
  const { t } = useTranslation();
  const ability = useAbility();
  const reason = useFailureReason();
  const record = useRecordChange();
  const { mutateAsync: remove } = useDeleteBills();
  const { mutateAsync: restore } = useRestoreBills();
  const { mutateAsync: close } = useCloseBill();
  const formats = useFormats();
  const stateTexts = useStateTexts();

  const allows = (action: BillRowAction, row: BillRow) =>
    billRowActions(row, { may: (right) => canOn(ability, right, 'bill', row), currentDate: row.businessDate }).includes(
      action,
    );

  /** Describes what someone else has changed in a bill, as `value in the table → saved value`. */
  const changesIn = (row: BillRow, error: unknown): string[] => {
    const now = changedBill(error, row);
    const money = (amount: number) => formats.money(amount, row.currency);
    const differences = now ? stateTexts(stateDifferences(now, row, moneyStateOf(now)), money) : [];
    return differences.map(({ label, from, to }) => t('changes.difference', { field: label, from, to }));
  };

  const showFailure = (rows: readonly BillRow[], error: unknown, retry?: () => void) =>
    void notify(
      (toast) =>
        void toast.danger(
          rows.length === 1
            ? t('bills.toasts.failed', { number: rows[0]!.number })
            : t('bills.toasts.failedMany', {
                count: rows.length,
                numbers: formats.list(rows.map(({ number }) => `#${number}`)),
              }),
          {
            description: [
              error instanceof ApiError && error.code === 'status_conflict' ? t('bills.conflict') : reason(error),
              ...(rows.length === 1 ? changesIn(rows[0]!, error) : []),
            ].join(' '),
            action: retry && { label: t('common.retry'), onAction: retry },
          },
        ),
    );

  /** Deletes or restores bills in batches, because a request fails as a whole. Resolves to the rows that failed. */
  const change = async (
    rows: readonly BillRow[],
    key: 'deleted' | 'restored',
    work: (group: BillRow[]) => Promise<unknown>,
  ): Promise<readonly BillRow[]> => {
    const groups = chunksOf(rows);
    const { done, failed } = await mapConcurrent(groups, work);
    const changed = done.flat();
    const left = failed.flatMap(({ item }) => item);
    const opposite = key === 'deleted' ? billEndpoints.restore : billEndpoints.remove;
    const [first] = changed;
    if (first)
      record({
        text:
          changed.length === 1
            ? { key: `bills.toasts.${key}`, values: { number: first.number } }
            : { key: `bills.toasts.${key}Many`, values: { count: changed.length } },
        calls: chunksOf(changed).map((group) => ledgerCall(opposite, { ids: group.map(({ id }) => id) })),
        reload: ['bills', 'bill', 'dashboard', 'restaurants'],
      });
    if (left.length > 0) showFailure(left, failed[0]?.error, () => void change(left, key, work));
    return left;
  };

  /** Closes a bill. One that changed in the meantime is closed only if its status and amounts are still the same. */
  const closeRow = async (row: BillRow): Promise<BillRow> => {
    try {
      return await close({ id: row.id, version: row.version });
    } catch (error) {
      const now = changedBill(error, row);
      if (!now || !allows('close', now) || stateDifferences(row, now, moneyStateOf(row)).length > 0) throw error;
      return closeRow(now);
    }
  };

  return {
    allows,
    showFailure,
    /** True if the user may delete any bills. */
    mayDelete: ability.can('delete', 'bill'),
    deleteBills: (rows: readonly BillRow[]) =>
      change(
        rows.filter((row) => allows('delete', row)),
        'deleted',
        remove,
      ),
    restoreBills: (rows: readonly BillRow[]) =>
      change(
        rows.filter((row) => allows('restore', row)),
        'restored',
        (group) => restore(group.map(({ id }) => id)),
      ),
    /** Closes paid bills, four at a time. Resolves to the rows that failed. */
    closeBills: async (rows: readonly BillRow[]) => {
      const paid = rows.filter((row) => allows('close', row));
      const { done, failed } = await mapConcurrent(paid, closeRow);
      const [first] = done;
      if (first)
        void notify(
          (toast) =>
            void toast.success(
              done.length === 1
                ? t('bills.toasts.closed', { number: first.number })
                : t('bills.toasts.closedMany', { count: done.length }),
              {
                action:
                  done.length === 1 && options.onReopen
                    ? { label: t('bills.actions.reopen'), onAction: () => options.onReopen?.(first) }
                    : undefined,
              },
            ),
        );
      const left = failed.map(({ item }) => item);
      if (left.length > 0) showFailure(left, failed[0]?.error);
      return left;
    },
  };
}
export type BillActions = ReturnType<typeof useBillActions>;
