import { ledgerCall, useAbility, useUpdateEmployee } from '@larder/domain';
import { datatableEndpoints, type Employee, type EmployeeChanges } from '@larder/domain/contract';
import { Pencil } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useRecordChange } from '../../../hooks/useUndo';
import { changesOf, draftOf } from '../employeeDraft';
import { useEditableColumns } from '../useEditableColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

const EmployeeDrawer = lazyDialog(() => import('./EmployeeDrawer'), 'EmployeeDrawer');

/** Edits single cells in place or a whole row in a drawer; both can be undone. */
export function EditableEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const mayUpdate = useAbility().can('update', 'employee');
  const { mutateAsync: update } = useUpdateEmployee();
  const record = useRecordChange();
  const reason = useFailureReason();
  const [edited, setEdited] = useState<Employee>();

  const save = useCallback(
    async (employee: Employee, changes: Omit<EmployeeChanges, 'id'>, isShown = false) => {
      const { id, full_name: name } = employee;
      const fields = Object.keys(changes) as (keyof typeof changes)[];
      if (fields.length === 0) return;
      const saved = await update({ employee: { id, ...changes }, version: employee.version });
      const previous = Object.fromEntries(fields.map((field) => [field, employee[field]]));
      record(
        {
          text: { key: 'datatables.editable.changed', values: { name } },
          calls: [ledgerCall(datatableEndpoints.update, { employee: { id, ...previous } }, saved)],
          reload: ['employees'],
        },
        { isShown },
      );
    },
    [update, record],
  );
  const saveCell = useCallback(
    (employee: Employee, changes: Omit<EmployeeChanges, 'id'>) =>
      save(employee, changes, true).catch((error: unknown) => {
        // The cell shows the error message.
        throw new Error(reason(error), { cause: error });
      }),
    [save, reason],
  );

  return (
    <>
      <DemoTable
        title={t('datatables.editable.title')}
        lead={t('datatables.editable.lead')}
        query={query}
        rows={query.data}
        columns={useEditableColumns(mayUpdate ? saveCell : undefined)}
        rowActions={
          mayUpdate
            ? (employee) => [
                {
                  id: 'edit',
                  label: t('datatables.editable.edit'),
                  icon: Pencil,
                  onAction: () => setEdited(employee),
                },
              ]
            : undefined
        }
      />
      {edited && (
        <Suspense>
          <EmployeeDrawer
            title={t('datatables.editable.editTitle', { name: edited.full_name })}
            saveLabel={t('datatables.editable.save')}
            draft={draftOf(edited)}
            onClose={() => setEdited(undefined)}
            onSave={async (draft) => {
              await save(edited, changesOf(edited, draft));
              setEdited(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
