import type { Employee } from '@larder/domain/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import { useEditableColumns, type EditedField } from '../useEditableColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

type Edits = Readonly<Record<number, Partial<Pick<Employee, EditedField>>>>;

/** Values that are changed where they stand, with the way back. */
export function EditableEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const [edits, setEdits] = useState<Edits>({});
  const rows = useMemo(
    () => query.data?.map((employee) => ({ ...employee, ...edits[employee.id] })),
    [query.data, edits],
  );
  const save = useCallback(
    (employee: Employee, field: EditedField, value: string) => {
      const put = (next: string) =>
        setEdits((former) => ({ ...former, [employee.id]: { ...former[employee.id], [field]: next } }));
      put(value);
      // What this table has of its own is nowhere else: taking it back is a matter of this page.
      void notify(
        (toast) =>
          void toast.success(t('datatables.editable.changed', { name: employee.full_name }), {
            action: { label: t('changes.undo'), onAction: () => put(employee[field]) },
          }),
      );
    },
    [t],
  );
  return (
    <DemoTable
      title={t('datatables.editable.title')}
      lead={t('datatables.editable.lead')}
      query={query}
      rows={rows}
      columns={useEditableColumns(save)}
    />
  );
}
