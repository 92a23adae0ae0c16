import { employeeSortColumns } from '@larder/domain/contract';
import { defineList, type ListSearchOf } from '../../lists/defineList';

export const basicEmployeeList = defineList({
  name: 'employees.basic',
  mode: 'client',
  perPage: [7, 10, 25, 50, 100],
  defaultPerPage: 7,
  sortColumns: employeeSortColumns,
  filters: {},
});
export type BasicEmployeeListSearch = ListSearchOf<typeof basicEmployeeList>;
