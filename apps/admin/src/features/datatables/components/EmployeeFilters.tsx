import type { Employee } from '@larder/domain/contract';
import { Stack, TextField } from '@larder/ui';
import { DateRangePicker } from '@larder/ui/DateRangePicker';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats';
import { useLateText } from '../../../lists/useLateText';
import { countsOf, dollars } from '../employeeColumnFilters';
import type { EmployeeListSearch } from '../employeeSearch';
import { useEmployeeLabels } from '../useEmployeeLabels';
import { ConditionBuilder } from './ConditionBuilder';
import * as styles from './EmployeeFilters.css';

export interface EmployeeFiltersProps {
  /** Everyone, for the options and their counts; undefined while they are on their way. */
  employees: readonly Employee[] | undefined;
  search: EmployeeListSearch;
  onChange: (change: Partial<EmployeeListSearch>) => void;
}

const any = 'any';

/** Filters over all rows, recomputed together (pages.md 9.6). */
export function EmployeeFilters({ employees, search, onChange }: EmployeeFiltersProps) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  const name = useLateText(search.name ?? '', (value) => onChange({ name: value }));
  const email = useLateText(search.email ?? '', (value) => onChange({ email: value }));
  const counts = useMemo(
    () => ({ post: countsOf(employees ?? [], 'post'), city: countsOf(employees ?? [], 'city') }),
    [employees],
  );
  const choice = (column: 'post' | 'city') => {
    const chosen = search[column];
    const known = counts[column];
    // An address may name what nobody has.
    const offered =
      chosen === undefined || known.some(([value]) => value === chosen) ? known : [...known, [chosen, 0] as const];
    return (
      <Select
        label={labels.column(column)}
        size="bar"
        value={chosen ?? any}
        options={[
          { value: any, label: t('datatables.filters.any') },
          ...offered.map(([value, count]) => ({ value, label: value, count: formats.number(count) })),
        ]}
        onChange={(value) => onChange({ [column]: value === any ? undefined : value })}
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
          isClearable
          value={range}
          onChange={(next) => onChange({ from: next?.start, to: next?.end })}
        />
        <div className={styles.range} role="group" aria-label={labels.column('salary')}>
          <NumberField
            label={t('datatables.filters.min')}
            size="bar"
            steppers="none"
            min={0}
            format={dollars}
            value={search.min ?? null}
            onChange={(min) => onChange({ min: min ?? undefined })}
          />
          <NumberField
            label={t('datatables.filters.max')}
            size="bar"
            steppers="none"
            min={0}
            format={dollars}
            value={search.max ?? null}
            onChange={(max) => onChange({ max: max ?? undefined })}
          />
        </div>
      </div>
      <ConditionBuilder where={search.where} onChange={(where) => onChange({ where: where || undefined })} />
    </Stack>
  );
}
