import { useInitialEmployees } from '@larder/domain';
import { filterEmployees } from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import { SearchField } from '@larder/ui/table';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeExportColumns } from '../useEmployeeExportColumns';
import { DemoTable } from '../components/DemoTable';

const ExportDialog = lazyDialog(() => import('../../../lists/exporting/ExportDialog'), 'ExportDialog');

/** A table whose rows, all or those that match the search, can be written to a file. */
export function EmployeeExport() {
  const { t } = useTranslation();
  const query = useInitialEmployees();
  const columns = useEmployeeColumns();
  const exported = useEmployeeExportColumns();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => query.data && filterEmployees(query.data, search), [query.data, search]);
  return (
    <>
      <DemoTable
        title={t('datatables.employees')}
        lead={t('datatables.export.lead')}
        query={query}
        rows={found}
        columns={columns}
        noMatches={search ? { title: t('datatables.noMatches') } : undefined}
        actions={
          <Stack direction="row" gap="px8" wrap>
            <SearchField label={t('datatables.search')} value={search} onValueChange={setSearch} />
            <Button size="bar" disabled={!query.data} onClick={() => setOpen(true)}>
              {t('lists.export.label')}
            </Button>
          </Stack>
        }
      />
      {isOpen && query.data && found && (
        <Suspense>
          <ExportDialog
            list="employees"
            title={t('datatables.employees')}
            columns={exported}
            filters={search ? [t('lists.search.words', { q: search })] : []}
            all={query.data}
            found={found}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
