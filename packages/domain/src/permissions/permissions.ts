import type { SortOrder } from '../http/parameters';
import { includesText, sortRows } from '../lists/lists';
import type { Permission, PermissionListQuery } from './permissions.contract';
import type { PermissionSortColumn } from './permissionSorting.contract';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a date as `05 Nov 2026, 9:41 AM`, local time. */
export function permissionStamp(moment: Date): string {
  const hours = moment.getHours();
  const date = `${twoDigits(moment.getDate())} ${months[moment.getMonth()]} ${moment.getFullYear()}`;
  return `${date}, ${hours % 12 || 12}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Parses a date formatted by `permissionStamp` to a sortable number. Returns undefined if it is invalid. */
export function permissionCreated(stamp: string): number | undefined {
  const [, day, month = '', year, hours, minutes, half] =
    /^(\d\d) (\w{3}) (\d{4}), (\d\d?):(\d\d) ([AP]M)$/.exec(stamp) ?? [];
  const index = months.indexOf(month);
  if (index < 0) return undefined;
  // Parsed as UTC: only the order of the dates matters.
  return Date.UTC(Number(year), index, Number(day), (Number(hours) % 12) + (half === 'PM' ? 12 : 0), Number(minutes));
}

/** Searches name and displayed date. `assignedTo` must contain the role. */
export const filterPermissions = <P extends Permission>(
  permissions: readonly P[],
  { q, assignedTo }: Pick<PermissionListQuery, 'q' | 'assignedTo'>,
): P[] =>
  permissions.filter(
    (permission) =>
      includesText(q, permission.name, permission.createdDate) &&
      (assignedTo === '' || permission.assignedTo.some((role) => role === assignedTo)),
  );

/** Sorts names alphabetically and dates chronologically. */
export const sortPermissions = <P extends Permission>(
  permissions: readonly P[],
  column: PermissionSortColumn,
  order: SortOrder,
  locale?: string,
): P[] =>
  sortRows(
    permissions,
    (permission) => (column === 'createdDate' ? permissionCreated(permission.createdDate) : permission.name),
    order,
    locale,
  );

/** Checks whether another record has the name, ignoring case and surrounding spaces. */
export const isNameTaken = (
  records: readonly { id: number | string; name: string }[],
  name: string,
  ownId?: number | string,
) => records.some((record) => record.id !== ownId && record.name.trim().toLowerCase() === name.trim().toLowerCase());
