import { roleRights, type RolePermissions, type RoleRight } from '@larder/domain/contract';

/** One right on one subject. */
export interface RightCell {
  subject: string;
  right: RoleRight;
}

const none = { read: false, write: false, create: false };
const has = (permissions: RolePermissions, { subject, right }: RightCell) => permissions[subject]?.[right] ?? false;

/** Returns the cells of some subjects, by default with every right. */
export const cellsOf = (subjects: readonly string[], rights: readonly RoleRight[] = roleRights): RightCell[] =>
  subjects.flatMap((subject) => rights.map((right) => ({ subject, right })));

/** Returns whether all, some or none of the cells are granted. */
export function stateOf(permissions: RolePermissions, cells: readonly RightCell[]): 'all' | 'some' | 'none' {
  const granted = cells.filter((cell) => has(permissions, cell)).length;
  if (granted === 0) return 'none';
  return granted === cells.length ? 'all' : 'some';
}

/** Grants the cells, or revokes them if all are granted. */
export function toggleRights(permissions: RolePermissions, cells: readonly RightCell[]): RolePermissions {
  const granted = stateOf(permissions, cells) !== 'all';
  const next = { ...permissions };
  for (const { subject, right } of cells) next[subject] = { ...(next[subject] ?? none), [right]: granted };
  return next;
}
