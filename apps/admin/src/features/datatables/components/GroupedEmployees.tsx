import { SegmentedControl } from '@larder/ui/overlays';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';
import { DemoTable, type EmployeesQuery } from './DemoTable';

const groups = ['post', 'city', 'status'] as const;
type Group = (typeof groups)[number];

/** A table with rows in groups, and totals for each group and for all rows. */
export function GroupedEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const columns = useEmployeeColumns({ hasTotals: true });
  const [groupBy, setGroupBy] = useState<Group>('city');
  const shown = useMemo(
    () => columns.map((column) => (column.id === 'post' ? { ...column, hidden: false } : column)),
    [columns],
  );
  return (
    <DemoTable
      title={t('datatables.grouped.title')}
      lead={t('datatables.grouped.lead')}
      query={query}
      rows={query.data}
      columns={shown}
      groupBy={groupBy}
      pagination={false}
      maxBlockSize={480}
      actions={
        <SegmentedControl
          label={t('datatables.grouped.by')}
          value={groupBy}
          onValueChange={setGroupBy}
          options={groups.map((value) => ({ value, label: labels.column(value) }))}
        />
      }
    />
  );
}
