import type { BillRow } from '@larder/domain/contract';
import type { RowAction } from '@larder/ui/table';
import { useRouter } from '@tanstack/react-router';
import { CircleCheck, Eye, EyeOff, Undo2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BillListSearch } from './billList';
import type { BillActions } from './useBillActions';

interface BillRowActionsOptions {
  search: BillListSearch;
  actions: BillActions;
  onDelete: (bill: BillRow) => void;
  onServer: (id: string) => void;
}

/** Returns a function that lists the row actions that the ability and the status of a bill allow. */
export function useBillRowActions({ search, actions, onDelete, onServer }: BillRowActionsOptions) {
  const { t } = useTranslation();
  const router = useRouter();
  return (bill: BillRow): readonly RowAction[] => {
    const { server } = bill;
    const rows: (RowAction | false)[] = [
      {
        id: 'preview',
        label: t('bills.actions.preview'),
        icon: Eye,
        quick: true,
        href: router.buildLocation({ to: '/apps/bills', search: { ...search, preview: bill.id } }).publicHref,
      },
      actions.allows('close', bill) && {
        id: 'close',
        label: t('bills.actions.close'),
        icon: CircleCheck,
        quick: true,
        onAction: () => void actions.closeBills([bill]),
      },
      server !== null &&
        String(server.id) !== search.server && {
          id: 'server',
          label: t('bills.actions.onlyServer', { name: server.name }),
          icon: UserRound,
          onAction: () => onServer(String(server.id)),
        },
      actions.allows('restore', bill) && {
        id: 'restore',
        label: t('bills.actions.restore'),
        icon: Undo2,
        onAction: () => void actions.restoreBills([bill]),
      },
      actions.mayDelete &&
        bill.hidden === null && {
          id: 'delete',
          label: t('bills.actions.delete'),
          icon: EyeOff,
          tone: 'danger',
          disabled: !actions.allows('delete', bill),
          description: bill.status === 'open' ? t('bills.actions.notOpen') : undefined,
          onAction: () => onDelete(bill),
        },
    ];
    return rows.filter((action) => action !== false);
  };
}
