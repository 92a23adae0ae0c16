import { useAbility } from '@larder/domain';
import type { BillRow } from '@larder/domain/contract';
import { CircleCheck, Printer, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePrintTab } from '../../hooks/usePrintTab';
import { maxPrinted } from '../../lib/printedIds';
import type { BillActions } from './useBillActions';
import type { Work } from './useBillSelection';

/** Returns the actions for the selected bills that the ability and their status allow. */
export function useBillBulkActions(actions: BillActions, change: (work: Work) => Promise<void>) {
  const { t } = useTranslation();
  const mayUpdate = useAbility().can('update', 'bill');
  const openPrintTab = usePrintTab('/apps/bills/print/$id');
  return (rows: readonly BillRow[]) => {
    const close = {
      id: 'close',
      label: t('bills.actions.closeMany'),
      icon: CircleCheck,
      disabled: !rows.some((row) => actions.allows('close', row)),
      onAction: () => void change(actions.closeBills),
    };
    const restore = {
      id: 'restore',
      label: t('bills.actions.restore'),
      icon: Undo2,
      onAction: () => void change(actions.restoreBills),
    };
    const print = {
      id: 'print',
      label: t('bills.print.receipts'),
      icon: Printer,
      disabled: rows.length > maxPrinted,
      onAction: () => openPrintTab(...rows.map(({ id }) => id)),
    };
    return [
      ...(mayUpdate ? [close] : []),
      print,
      ...(rows.some((row) => actions.allows('restore', row)) ? [restore] : []),
    ];
  };
}
