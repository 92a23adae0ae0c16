import { employeeSortColumns } from '@larder/domain/contract';
import { defineList, type ListSearchOf } from '../../lists/defineList';

export const employeeList = defineList({
  name: 'employees',
  perPage: [7, 10, 25, 50, 75, 100],
  sortColumns: employeeSortColumns,
  // The endpoint searches, sorts and pages; each response also contains all employees.
  mode: 'mixed',
  filters: {
    name: { kind: 'text', column: 'full_name' },
    post: { kind: 'select' },
    email: { kind: 'text' },
    city: { kind: 'select' },
    from: { kind: 'from', column: 'start_date' },
    to: { kind: 'to', column: 'start_date' },
    min: { kind: 'min', column: 'salary' },
    max: { kind: 'max', column: 'salary' },
    /** Conditions of the builder, see `employeeConditions.ts`. */
    where: { kind: 'text', column: null },
  },
});
export type EmployeeListSearch = ListSearchOf<typeof employeeList>;
