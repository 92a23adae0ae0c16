import type { Employee } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import type { FilterViews } from '../../lists/useListPage';
import { kindOf, parseConditions } from './employeeConditions';
import type { EmployeeListSearch } from './employeeList';
import { useEmployeeLabels } from '../../entities/employees/useEmployeeLabels';

/** Number format of salary filters: whole dollars. */
export const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** Returns how the employee filters are displayed. */
export function useEmployeeFilters(): FilterViews<EmployeeListSearch> {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  return useMemo(() => {
    const salary = {
      format: dollars,
      labelOf: (amount: string) => formats.money(Number(amount) * 100, 'USD', { whole: true }),
    };
    const valueOf = (kind: ReturnType<typeof kindOf>, value: string) => {
      if (kind === 'choice') return labels.status(Number(value) as Employee['status']);
      return kind === 'day' ? formats.date(value, { day: 'numeric', month: 'short', year: 'numeric' }) : value;
    };
    const describeConditions = (where: string) => {
      const { isAny, conditions } = parseConditions(where);
      return conditions
        .map(({ column, operator, value }) => {
          const kind = kindOf(column);
          return `${labels.column(column)} ${t(`datatables.operators.${kind}.${operator}`)} ${valueOf(kind, value)}`;
        })
        .join(t(isAny ? 'datatables.conditions.or' : 'datatables.conditions.and'));
    };
    return { min: salary, max: salary, where: { labelOf: describeConditions } };
  }, [t, labels, formats]);
}
