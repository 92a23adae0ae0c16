import type { Rule } from '../session/session.contract';
import type { Role, RolePermissions, RoleRight } from './roles.contract';

export const roleRights = ['read', 'write', 'create'] as const satisfies readonly RoleRight[];

/** The ability's words for a right: to write is to update and to delete. */
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

/** Which rights differ; a subject that is not named has none. */
export function changedRights(before: RolePermissions, after: RolePermissions): RightChange[] {
  const subjects = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return subjects.flatMap((subject) =>
    roleRights.flatMap((right) => {
      const given = after[subject]?.[right] ?? false;
      return given === (before[subject]?.[right] ?? false) ? [] : [{ subject, right, given }];
    }),
  );
}

/** The ability list of whoever has the role. */
export const rulesOfRole = ({ permissions }: Pick<Role, 'permissions'>): Rule[] =>
  Object.entries(permissions).flatMap(([subject, rights]) => {
    const actions = roleRights.flatMap((right) => (rights[right] ? roleActions[right] : []));
    return actions.length > 0 ? [{ action: actions, subject }] : [];
  });

/** The role that a user's role belongs to. */
export const roleOfUser = (roles: readonly Role[], userRole: string): Role | undefined =>
  roles.find(({ memberRoles }) => memberRoles.includes(userRole));

/** A user's role belongs to one role only: whoever names it last takes it from the others. */
export const takeMembers = (roles: readonly Role[], taker: Pick<Role, 'id' | 'memberRoles'>): Role[] =>
  roles.map((role) => {
    if (role.id === taker.id) return role;
    const left = role.memberRoles.filter((member) => !taker.memberRoles.includes(member));
    return left.length === role.memberRoles.length ? role : { ...role, memberRoles: left };
  });
