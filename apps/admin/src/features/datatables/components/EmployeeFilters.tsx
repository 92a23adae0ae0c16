import type { Employee } from '@larder/domain/contract';
import { Stack, TextField } from '@larder/ui';
import { DateRangePicker } from '@larder/ui/DateRangePicker';
import type { ColumnFilterOption } from '@larder/ui/table';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { ListPageState } from '../../../lists/useListPage';
import type { EmployeeListSearch } from '../employeeList';
import { dollars } from '../useEmployeeFilters';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';
import { ConditionBuilder } from './ConditionBuilder';
import * as styles from './EmployeeFilters.css';

export interface EmployeeFiltersProps {
  list: ListPageState<Employee, EmployeeListSearch>;
}

const any = 'any';

/** Filters of the employee list. They apply to all rows. */
export function EmployeeFilters({ list: { state, filterOptions: options } }: EmployeeFiltersProps) {
  const { search, change: onChange } = state;
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  const name = useDebouncedText(search.name ?? '', (value) => onChange({ name: value }));
  const email = useDebouncedText(search.email ?? '', (value) => onChange({ email: value }));
  const choice = (column: 'post' | 'city') => {
    const chosen = search[column];
    const known: readonly ColumnFilterOption[] = options[column] ?? [];
    // The URL may contain a value that no row has.
    const isUnknown = chosen !== undefined && !known.some(({ value }) => value === chosen);
    return (
      <Select
        label={labels.column(column)}
        size="bar"
        value={chosen ?? any}
        options={[
          { value: any, label: t('datatables.filters.any') },
          ...known.map(({ value, label, count }) => ({ value: String(value), label, count })),
          ...(isUnknown ? [{ value: chosen, label: chosen, count: formats.number(0) }] : []),
        ]}
        onValueChange={(value) => onChange({ [column]: value === any ? undefined : value })}
      />
    );
  };
  const range = search.from && search.to ? { start: search.from, end: search.to } : null;

  return (
    <Stack gap="px16">
      <div className={styles.fields}>
        <TextField label={labels.column('full_name')} size="bar" {...name} />
        {choice('post')}
        <TextField label={labels.column('email')} size="bar" type="search" {...email} />
        {choice('city')}
        <DateRangePicker
          label={labels.column('start_date')}
          size="bar"
          clearable
          value={range}
          onValueChange={(next) => onChange({ from: next?.start, to: next?.end })}
        />
        <div className={styles.range} role="group" aria-label={labels.column('salary')}>
          <NumberField
            label={t('datatables.filters.min')}
            size="bar"
            steppers="none"
            min={0}
            format={dollars}
            value={search.min ?? null}
            onValueChange={(min) => onChange({ min: min ?? undefined })}
          />
          <NumberField
            label={t('datatables.filters.max')}
            size="bar"
            steppers="none"
            min={0}
            format={dollars}
            value={search.max ?? null}
            onValueChange={(max) => onChange({ max: max ?? undefined })}
          />
        </div>
      </div>
      <ConditionBuilder where={search.where} onChange={(where) => onChange({ where: where || undefined })} />
    </Stack>
  );
}
