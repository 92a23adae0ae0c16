import type { Employee } from '@larder/domain/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import { useEditableColumns, type EditedField } from '../useEditableColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

type Edit = Partial<Pick<Employee, EditedField>>;
type Edits = Readonly<Record<number, Edit>>;

/** Values that are changed where they stand, with the way back. */
export function EditableEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const [edits, setEdits] = useState<Edits>({});
  const rows = useMemo(
    () => query.data?.map((employee) => ({ ...employee, ...edits[employee.id] })),
    [query.data, edits],
  );
  const save = useCallback(
    (employee: Employee, change: Edit) => {
      const put = (next: Edit) =>
        setEdits((former) => ({ ...former, [employee.id]: { ...former[employee.id], ...next } }));
      const fields = Object.keys(change) as EditedField[];
      const former = Object.fromEntries(fields.map((field) => [field, employee[field]])) as Edit;
      put(change);
      // What this table has of its own is nowhere else: taking it back is a matter of this page.
      void notify(
        (toast) =>
          void toast.success(t('datatables.editable.changed', { name: employee.full_name }), {
            action: { label: t('changes.undo'), onAction: () => put(former) },
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
