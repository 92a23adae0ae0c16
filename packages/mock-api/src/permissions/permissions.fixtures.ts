import { permissionStamp, type Permission, type PermissionRole } from '@larder/domain/contract';
import type { Seed } from '../users/users.fixtures';

const rows: readonly (readonly [name: string, days: number, isCore: boolean, assignedTo: PermissionRole[]])[] = [
  ['Management', 412, false, ['administrator']],
  ['Manage Billing & Roles', 398, true, ['administrator']],
  ['Add & Remove Users', 371, true, ['administrator', 'manager']],
  ['Project Planning', 322, false, ['administrator', 'manager', 'user', 'support']],
  ['Manage Email Sequences', 260, false, ['administrator', 'manager', 'user']],
  ['Client Communication', 214, false, ['administrator', 'manager', 'support']],
  ['Only View', 133, false, ['administrator', 'restricted-user']],
  ['Financial Management', 61, true, ['administrator', 'manager']],
  ["Manage Others' Tasks", 12, false, ['administrator', 'manager', 'user']],
];

/** Creates nine permissions. `large` repeats them up to 1,000, `empty` has none. */
export function seedPermissions(seed: Seed, now: Date): Permission[] {
  const count = { default: rows.length, empty: 0, large: 1000 }[seed];
  return Array.from({ length: count }, (_, index) => {
    const [name, days, isCore, assignedTo] = rows[index % rows.length] as (typeof rows)[number];
    const round = Math.floor(index / rows.length);
    const created = new Date(now.getTime() - (days * 1440 + index * 397) * 60_000);
    return {
      id: index + 1,
      name: round === 0 ? name : `${name} ${round + 1}`,
      assignedTo: [...assignedTo],
      createdDate: permissionStamp(created),
      isCore: isCore && round === 0,
      version: 1,
    };
  });
}
