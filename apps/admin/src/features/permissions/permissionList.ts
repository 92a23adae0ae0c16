import { permissionSortColumns } from '@larder/domain/contract';
import { defineList, type ListSearchOf } from '../../lists/defineList';

export const permissionList = defineList({
  name: 'permissions',
  sortColumns: permissionSortColumns,
  filters: { assignedTo: { kind: 'select' } },
});
export type PermissionListSearch = ListSearchOf<typeof permissionList>;
