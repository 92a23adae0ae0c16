import { canOn, useAbility, useCurrentBillDate } from '@larder/domain';
import { billActions, type Bill, type BillAction } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { usePrintTab } from '../../hooks/usePrintTab';
import { useBillActions } from './useBillActions';
import type { BillPlace } from './useBillPlaces';

const dialogActions = ['adjust_tip', 'void_line', 'void_bill', 'refund', 'reopen', 'email_receipt'] as const;
export type DialogAction = (typeof dialogActions)[number];

const isDialogAction = (action: BillAction): action is DialogAction => dialogActions.some((name) => name === action);

/** Returns the actions that the ability and the state of a bill allow. */
export function useAllowedActions(bill: Bill): readonly BillAction[] {
  const ability = useAbility();
  const today = useCurrentBillDate(bill.restaurantId);
  return billActions(bill, {
    may: (right) => canOn(ability, right, 'bill', bill),
    currentDate: today ?? bill.businessDate,
  });
}

interface PreviewActionsOptions {
  bill: Bill;
  place: BillPlace;
  onDialog: (action: DialogAction) => void;
  onNote: () => void;
}

/** Returns the allowed actions of a bill, reasons why others are not allowed, and a function that runs an action. */
export function usePreviewActions({ bill, place, onDialog, onNote }: PreviewActionsOptions) {
  const { t } = useTranslation();
  const ability = useAbility();
  const print = usePrintTab('/apps/bills/print/$id');
  const rows = useBillActions({ onReopen: () => onDialog('reopen') });
  const allowed = useAllowedActions(bill);
  const may = (right: string) => canOn(ability, right, 'bill', bill);
  const { balance } = bill.money;
  const money = (amount: number) => place.formats.money(amount, bill.currency);

  /** Returns why the bill can't be closed, reopened or deleted now, if the user has the permission. */
  const reasonFor = (action: BillAction): string | undefined => {
    if (allowed.includes(action)) return undefined;
    if (action === 'close' && may('update') && bill.status === 'paid')
      return balance > 0
        ? t('bills.actions.owed', { amount: money(balance) })
        : t('bills.actions.giveBack', { amount: money(-balance) });
    if (action === 'reopen' && may('reopen') && bill.status === 'closed' && bill.refundStatus === 'none')
      return t('bills.actions.reopenUntil');
    return action === 'delete' && may('delete') && bill.status === 'open' ? t('bills.actions.notOpen') : undefined;
  };

  const run = (action: BillAction) => {
    if (!allowed.includes(action)) return;
    if (isDialogAction(action)) onDialog(action);
    else if (action === 'add_note') onNote();
    else if (action === 'close') void rows.closeBills([bill]);
    else if (action === 'delete') void rows.deleteBills([bill]);
    else if (action === 'restore') void rows.restoreBills([bill]);
    else print(bill.id);
  };
  return { allowed, reasonFor, run };
}
