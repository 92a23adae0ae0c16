import type { Employee } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const statuses = { 1: 'current', 2: 'professional', 3: 'rejected', 4: 'resigned', 5: 'applied' } as const;
export const statusTones = { 1: 'primary', 2: 'success', 3: 'danger', 4: 'warning', 5: 'info' } as const;

/** Returns labels of employee statuses and table columns. */
export function useEmployeeLabels() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      status: (status: Employee['status']) => t(`datatables.statuses.${statuses[status]}`),
      column: (column: string) => t(`datatables.columns.${column}`),
    }),
    [t],
  );
}
