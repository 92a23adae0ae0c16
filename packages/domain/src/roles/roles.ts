import type { Rule } from '../session/session.contract';
import type { Role, RolePermissions, RoleRight } from './roles.contract';

export const roleRights = ['read', 'write', 'create'] as const satisfies readonly RoleRight[];

/** CASL actions of a right. `write` means update and delete. */
export const roleActions: Record<RoleRight, readonly string[]> = {
  read: ['read'],
  write: ['update', 'delete'],
  create: ['create'],
};

export interface RightChange {
  subject: string;
  right: RoleRight;
  given: boolean;
}

/** Returns the rights that differ. Missing subjects have none. */
export function changedRights(before: RolePermissions, after: RolePermissions): RightChange[] {
  const subjects = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return subjects.flatMap((subject) =>
    roleRights.flatMap((right) => {
      const given = after[subject]?.[right] ?? false;
      return given === (before[subject]?.[right] ?? false) ? [] : [{ subject, right, given }];
    }),
  );
}

export const rulesOfRole = ({ permissions }: Pick<Role, 'permissions'>): Rule[] =>
  Object.entries(permissions).flatMap(([subject, rights]) => {
    const actions = roleRights.flatMap((right) => (rights[right] ? roleActions[right] : []));
    return actions.length > 0 ? [{ action: actions, subject }] : [];
  });

/** Returns the role to which a user role belongs. */
export const roleOfUser = (roles: readonly Role[], userRole: string): Role | undefined =>
  roles.find(({ memberRoles }) => memberRoles.includes(userRole));

/** Removes the members of a role from all other roles, because a user role belongs to one role only. */
export const moveMembers = (roles: readonly Role[], taker: Pick<Role, 'id' | 'memberRoles'>): Role[] =>
  roles.map((role) => {
    if (role.id === taker.id) return role;
    const left = role.memberRoles.filter((member) => !taker.memberRoles.includes(member));
    return left.length === role.memberRoles.length ? role : { ...role, memberRoles: left };
  });
