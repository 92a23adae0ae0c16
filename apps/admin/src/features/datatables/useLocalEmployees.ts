import type { Employee } from '@larder/domain/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { employeeOf, type EmployeeDraft } from './employeeDraft';

/** Adds and removes employees on this page only. A removal can be undone. */
export function useLocalEmployees(stored: readonly Employee[] | undefined) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<readonly Employee[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const all = useMemo(
    () => stored && [...added, ...stored].filter(({ id }) => !removed.has(id)),
    [stored, added, removed],
  );
  return {
    all,
    add: (draft: EmployeeDraft) => {
      const ids = [...(stored ?? []), ...added].map(({ id }) => id);
      const employee = employeeOf(draft, Math.max(0, ...ids) + 1);
      setAdded((previous) => [employee, ...previous]);
      void notify((toast) => void toast.success(t('datatables.team.added', { name: employee.full_name })));
    },
    remove: async (rows: readonly Employee[]) => {
      const previous = removed;
      setRemoved(new Set([...previous, ...rows.map(({ id }) => id)]));
      await notify(
        (toast) =>
          void toast.success(t('datatables.team.deleted', { count: rows.length }), {
            action: { label: t('changes.undo'), onAction: () => setRemoved(previous) },
          }),
      );
    },
  };
}
