export const permissionSortColumns = ['name', 'createdDate'] as const;
export type PermissionSortColumn = (typeof permissionSortColumns)[number];
