import type { BillRow } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { useListDelete } from '../../lists/useListDelete';
import type { ListPageState } from '../../lists/useListPage';
import type { BillListSearch } from './billList';
import type { BillActions } from './useBillActions';

export type Work = (rows: readonly BillRow[]) => Promise<readonly BillRow[]>;

/** Changes several bills. Those that failed stay selected, and so do open bills, which cannot be deleted. */
export function useBillSelection({ selection }: ListPageState<BillRow, BillListSearch>, actions: BillActions) {
  const { t } = useTranslation();
  const deletion = useListDelete<BillRow>(
    async (rows) => {
      const left = await actions.deleteBills(rows);
      const deleted = new Set(rows.filter((row) => !left.includes(row)).map(({ id }) => id));
      const stay = selection.rows.filter(({ id }) => !deleted.has(id));
      const open = stay.filter(({ status }) => status === 'open');
      if (stay.length === selection.rows.length) return;
      selection.setRows(stay);
      if (open.length > 0) void notify((toast) => void toast(t('bills.toasts.openStay', { count: open.length })));
    },
    (bill) => actions.allows('delete', bill),
  );
  const change = async (work: Work) => selection.setRows(await work(selection.rows));
  return { deletion, change };
}
