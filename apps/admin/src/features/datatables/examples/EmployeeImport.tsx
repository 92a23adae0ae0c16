import { useInitialEmployees } from '@larder/domain';
import type { Employee } from '@larder/domain/contract';
import { Button, Stack, Text } from '@larder/ui';
import { Download } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';
import { notify } from '../../../lib/notify';
import { download } from '../../../lists/sheets/download';
import { employeeOf, type EmployeeDraft } from '../employeeDraft';
import { employeeColumns } from '../employeeConditions';
import { validateEmployees } from '../validateEmployees';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable } from '../components/DemoTable';

const ImportDialog = lazyDialog(() => import('../../../lists/importing/ImportDialog'), 'ImportDialog');

/** Higher than in lists on the server, because rows are added in the browser. */
const maxRows = 60_000;
const samples = ['workbook', 'many', 'errors', 'type', 'broken'] as const;

/** A table that imports employees from a file. Imported rows last until the page closes. */
export function EmployeeImport() {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const query = useInitialEmployees();
  const [added, setAdded] = useState<readonly Employee[]>([]);
  const [isOpen, setOpen] = useState(false);
  const rows = useMemo(() => query.data && [...added, ...query.data], [added, query.data]);

  const finish = (imported: readonly EmployeeDraft[]) => {
    const first = Math.max(0, ...(rows ?? []).map(({ id }) => id)) + 1;
    const previous = added;
    setAdded([...imported.map((draft, index) => employeeOf(draft, first + index)), ...previous]);
    void notify(
      (toast) =>
        void toast.success(t('datatables.import.done', { count: imported.length }), {
          action: { label: t('changes.undo'), onAction: () => setAdded(previous) },
        }),
    );
  };
  return (
    <Stack gap="px16">
      <DemoTable
        title={t('datatables.employees')}
        lead={t('datatables.import.lead')}
        query={query}
        rows={rows}
        columns={useEmployeeColumns()}
        actions={
          <Button size="sm" disabled={!rows} onClick={() => setOpen(true)}>
            {t('datatables.import.open')}
          </Button>
        }
      />
      <Stack gap="px8">
        <Text>{t('datatables.import.samples')}</Text>
        <Stack direction="row" gap="px8" wrap>
          {samples.map((name) => (
            <Button
              key={name}
              size="sm"
              startIcon={Download}
              onClick={() =>
                void import('./sampleFiles').then(async ({ sampleFile }) => {
                  const file = await sampleFile(name, labels.column);
                  download(file, file.name);
                })
              }
            >
              {t(`datatables.import.sampleNames.${name}`)}
            </Button>
          ))}
        </Stack>
      </Stack>
      {isOpen && rows && (
        <Suspense>
          <ImportDialog
            title={t('datatables.import.open')}
            list="employees"
            maxRows={maxRows}
            fields={employeeColumns.map((name) => ({
              name,
              label: labels.column(name),
              isRequired: name !== 'status',
            }))}
            sample={{
              full_name: 'Dana Ashworth',
              post: 'Sommelier',
              email: 'dana@quaystreet.example',
              city: 'Whitby',
              start_date: '2026-11-02',
              salary: '31500.00',
              age: '34',
              status: labels.status(1),
            }}
            validate={(found) => validateEmployees(found, rows, labels.status)}
            add={(draft: EmployeeDraft) => Promise.resolve(draft)}
            remove={() => Promise.resolve()}
            removeLost={() => Promise.resolve()}
            onDone={finish}
            onInterrupted={() => undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
