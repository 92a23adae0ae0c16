import type { Employee } from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import { ActionBar, FilterBar, SearchField } from '@larder/ui/table';
import { Download, Plus, Trash2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '../../../components/lazyNamed';
import { notify } from '../../../lib/notify';
import { ExportMenu } from '../../../lists/exporting/ExportMenu';
import { useExport } from '../../../lists/exporting/useExport';
import { useTableSettings } from '../../../lists/useTableSettings';
import { employeeOf } from '../employeeDraft';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeExportColumns } from '../useEmployeeExportColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

const EmployeeDrawer = lazyNamed(() => import('./EmployeeDrawer'), 'EmployeeDrawer');

const idOf = ({ id }: Employee) => String(id);

/** A table with search, selection, export and a drawer that adds a row. */
export function TeamEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  const own = useTableSettings('employees.team', columns);
  const [search, setSearch] = useState('');
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [added, setAdded] = useState<readonly Employee[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const exportEmployees = useExport<Employee>({
    list: 'employees',
    title: t('datatables.team.title'),
    columns: useEmployeeExportColumns(),
    filters: search ? [t('lists.search.words', { q: search })] : [],
  });
  const rows = useMemo(
    () => query.data && [...added, ...query.data].filter(({ id }) => !removed.has(id)),
    [query.data, added, removed],
  );
  const selected = () => (rows ?? []).filter((employee) => selectedIds.includes(idOf(employee)));

  // The rows exist on this page only, so undo is local too.
  const remove = (chosen: readonly Employee[]) => {
    const previous = removed;
    setRemoved(new Set([...previous, ...chosen.map(({ id }) => id)]));
    setSelectedIds([]);
    void notify(
      (toast) =>
        void toast.success(t('datatables.team.removed', { count: chosen.length }), {
          action: { label: t('changes.undo'), onAction: () => setRemoved(previous) },
        }),
    );
  };

  return (
    <>
      <DemoTable
        title={t('datatables.team.title')}
        lead={t('datatables.team.lead')}
        query={query}
        rows={rows}
        columns={columns}
        selection={{ selectedKeys: selectedIds, onSelectionChange: setSelectedIds }}
        search={search}
        preferences={own}
        noMatches={search ? { title: t('datatables.noMatches'), onClear: () => setSearch('') } : undefined}
        rowActions={(employee) => [
          {
            id: 'remove',
            label: t('datatables.team.remove'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => remove([employee]),
          },
        ]}
        toolbar={
          <FilterBar>
            <SearchField label={t('datatables.search')} value={search} onValueChange={setSearch} />
          </FilterBar>
        }
        actions={
          <Stack direction="row" gap="px8">
            <ExportMenu
              total={rows?.length}
              selected={selectedIds.length}
              onExport={(format, scope) => void exportEmployees(format, scope === 'all' ? (rows ?? []) : selected())}
            />
            <Button size="bar" variant="filled" startIcon={Plus} onClick={() => setAdding(true)}>
              {t('datatables.team.new')}
            </Button>
          </Stack>
        }
      />
      <ActionBar
        count={selectedIds.length}
        onClear={() => setSelectedIds([])}
        items={[
          {
            id: 'export',
            label: t('lists.export.label'),
            icon: Download,
            onAction: () => void exportEmployees('xlsx', selected()),
          },
          {
            id: 'remove',
            label: t('datatables.team.remove'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => remove(selected()),
          },
        ]}
      />
      {isAdding && (
        <Suspense>
          <EmployeeDrawer
            title={t('datatables.team.new')}
            saveLabel={t('datatables.team.add')}
            onClose={() => setAdding(false)}
            onSave={(draft) => {
              const ids = [...(query.data ?? []), ...added].map(({ id }) => id);
              const employee = employeeOf(draft, Math.max(0, ...ids) + 1);
              setAdded((previous) => [employee, ...previous]);
              setAdding(false);
              void notify((toast) => void toast.success(t('datatables.team.added', { name: employee.full_name })));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
