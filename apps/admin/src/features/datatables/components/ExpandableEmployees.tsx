import { employeeSortValue, type Employee } from '@larder/domain/contract';
import { Stack, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';
import { useFormats } from '../../../hooks/useFormats';
import { DemoTable, type EmployeesQuery } from './DemoTable';

function Details({ employee }: { employee: Employee }) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  const years = Number(employeeSortValue(employee, 'experience'));
  return (
    <Stack gap="px4">
      <Text as="p">
        {t('datatables.expandable.sentence', {
          name: employee.full_name,
          post: employee.post,
          city: employee.city,
          status: labels.status(employee.status),
        })}
      </Text>
      <Text as="p" variant="caption" tone="muted">
        <bdi dir="ltr">{employee.email}</bdi> ·{' '}
        {formats.number(years, { style: 'unit', unit: 'year', unitDisplay: 'long' })}
      </Text>
    </Stack>
  );
}

/** A table whose rows can be expanded to show details. */
export function ExpandableEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  return (
    <DemoTable
      title={t('datatables.expandable.title')}
      lead={t('datatables.expandable.lead')}
      query={query}
      rows={query.data}
      columns={columns}
      detail={{ render: (employee) => <Details employee={employee} /> }}
    />
  );
}
