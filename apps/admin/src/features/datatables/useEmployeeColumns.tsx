import { employeeSortValue, employeeStart, type Employee } from '@larder/domain/contract';
import { Avatar, Stack, StatusPill, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useFormats } from '../../hooks/useFormats';
import { address, lines } from '../../lists/truncate.css';
import { statusTones, useEmployeeLabels } from '../../entities/employees/useEmployeeLabels';

export const currency = 'USD';
/** Returns the salary in minor units, so that totals are exact. */
export const salaryOf = (employee: Employee) => {
  const amount = employeeSortValue(employee, 'salary');
  return typeof amount === 'number' ? Math.round(amount * 100) : undefined;
};
/** Returns the start date as an ISO date, which the date filter needs. */
export const startOf = (employee: Employee) => {
  const start = employeeStart(employee.start_date);
  return start === undefined ? undefined : new Date(start).toISOString().slice(0, 10);
};

/** Returns the columns of the employees. Their values are numbers and dates, for sorting, filters and totals. */
export function useEmployeeColumns({ hasTotals = false } = {}): readonly DataTableColumn<Employee>[] {
  const labels = useEmployeeLabels();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: labels.column('full_name'),
        rowHeader: true,
        sortable: true,
        width: 240,
        cell: ({ id, full_name: name, post, avatar }, { mark, density, inCard }) => {
          const isTall = density === 'comfortable' || inCard;
          return (
            <Stack as="span" direction="row" gap="px10">
              <Avatar name={name} src={avatar || undefined} size={isTall ? 32 : 24} colorKey={id} aria-hidden />
              <span className={lines}>
                <Text as="bdi" variant="bodyStrong" truncate title={name}>
                  {mark(name)}
                </Text>
                {isTall && (
                  <Text variant="caption" tone="subtle" truncate title={post}>
                    {mark(post)}
                  </Text>
                )}
              </span>
            </Stack>
          );
        },
      },
      { id: 'post', header: labels.column('post'), sortable: true, width: 180, hidden: true },
      {
        id: 'email',
        header: labels.column('email'),
        sortable: true,
        muted: true,
        width: 280,
        card: 'secondary',
        cell: ({ email }, { mark }) => (
          <bdi dir="ltr" title={email} className={address}>
            {mark(email)}
          </bdi>
        ),
      },
      { id: 'city', header: labels.column('city'), sortable: true, width: 130, card: 'secondary' },
      {
        id: 'start_date',
        header: labels.column('start_date'),
        sortable: true,
        muted: true,
        width: 130,
        accessor: startOf,
        cell: (employee) => {
          const start = startOf(employee);
          return start ? (
            <time dateTime={start}>{formats.date(start, { day: 'numeric', month: 'short', year: 'numeric' })}</time>
          ) : (
            '—'
          );
        },
      },
      {
        id: 'salary',
        header: labels.column('salary'),
        sortable: true,
        align: 'end',
        width: 130,
        firstDirection: 'desc',
        accessor: salaryOf,
        total: hasTotals ? 'sum' : undefined,
        totalCell: (sum) => (typeof sum === 'number' ? formats.money(sum, currency) : '—'),
        cell: (employee) => formats.money(salaryOf(employee) ?? 0, currency),
      },
      {
        id: 'age',
        header: labels.column('age'),
        sortable: true,
        align: 'end',
        width: 80,
        accessor: ({ age }) => Number(age),
        total: hasTotals ? 'average' : undefined,
        totalCell: (average) =>
          typeof average === 'number' ? `⌀ ${formats.number(average, { maximumFractionDigits: 1 })}` : '—',
      },
      {
        id: 'experience',
        header: labels.column('experience'),
        sortable: true,
        align: 'end',
        width: 110,
        hidden: true,
        accessor: (employee) => employeeSortValue(employee, 'experience'),
        cell: (employee) => {
          const years = employeeSortValue(employee, 'experience');
          return typeof years === 'number' ? formats.number(years, { style: 'unit', unit: 'year' }) : '—';
        },
      },
      {
        id: 'status',
        header: labels.column('status'),
        sortable: true,
        width: 130,
        card: 'status',
        cell: ({ status }) => <StatusPill tone={statusTones[status]}>{labels.status(status)}</StatusPill>,
      },
    ],
    [labels, formats, hasTotals],
  );
}
