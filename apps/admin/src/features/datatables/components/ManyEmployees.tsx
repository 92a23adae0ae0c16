import type { UseQueryResult } from '@larder/domain';
import type { EmployeeList } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { FilterBar, SearchField } from '@larder/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useTableSettings } from '../../../lists/useTableSettings';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable } from './DemoTable';

/** A table with all rows on one page. Only visible ones are rendered. */
export function ManyEmployees({ query }: { query: UseQueryResult<EmployeeList> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const columns = useEmployeeColumns({ hasTotals: true });
  const own = useTableSettings('employees.many', columns);
  const [search, setSearch] = useState('');
  const count = query.data?.allData.length;
  return (
    <DemoTable
      title={t('datatables.many.title')}
      lead={t('datatables.many.lead')}
      query={query}
      rows={query.data?.allData}
      columns={columns}
      preferences={own}
      pagination={false}
      maxBlockSize={480}
      search={search}
      noMatches={search ? { title: t('datatables.noMatches'), onClear: () => setSearch('') } : undefined}
      actions={
        count !== undefined && (
          <Text variant="caption" tone="subtle" tabular>
            {t('datatables.many.rows', { count, total: formats.number(count) })}
          </Text>
        )
      }
      toolbar={
        <FilterBar>
          <SearchField label={t('datatables.search')} value={search} onValueChange={setSearch} />
        </FilterBar>
      }
    />
  );
}
