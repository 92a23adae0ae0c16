import { roleActions, roleOfUser, roleRights, type Rule, type User } from '@larder/domain/contract';
import { can } from '../access';
import { defineStore, type Database } from '../database';
import type { Account } from '../session/session.fixtures';
import { activeRows, tableOf } from '../table';
import { roleSubjects, seedRoles } from './roles.fixtures';

export const roleStore = defineStore('roles', (seed) => ({ roles: tableOf(seedRoles(seed)) }));

/**
 * Returns the rules of a user: the initial ones of the account, with every right that the user's role grants or withholds.
 * The conditions of initial rules stay. Owners keep all rights, so that someone can always change the roles.
 */
export function rulesOfUser(db: Database, user: Pick<User, 'role'>, { ability }: Pick<Account, 'ability'>): Rule[] {
  const role = roleOfUser(activeRows(roleStore(db).roles), user.role);
  if (!role || (user.role === 'Owner' && can(ability, 'manage', 'all'))) return ability;
  const changes = roleSubjects.flatMap(({ id: subject }): Rule[] => {
    const rights = role.permissions[subject];
    const actionsOf = (given: boolean) =>
      roleRights
        .filter((right) => (rights?.[right] ?? false) === given)
        .flatMap((right) => roleActions[right])
        .filter((action) => can(ability, action, subject) !== given);
    const [granted, withheld] = [actionsOf(true), actionsOf(false)];
    return [
      ...(granted.length > 0 ? [{ action: granted, subject }] : []),
      ...(withheld.length > 0 ? [{ action: withheld, subject, inverted: true }] : []),
    ];
  });
  return changes.length > 0 ? [...ability, ...changes] : ability;
}
