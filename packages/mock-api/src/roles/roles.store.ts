import { changedRights, roleActions, roleOfUser, type Rule, type User } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import type { Account } from '../session/session.fixtures';
import { activeRows, tableOf } from '../table';
import { seedRoles } from './roles.fixtures';

export const roleStore = defineStore('roles', (seed) => ({ roles: tableOf(seedRoles(seed)) }));

/**
 * Returns the rules of a user: those of the account, then the rights that were later granted to or revoked from the
 * user's role. Owners keep all rights, so that someone can always change the roles.
 */
export function rulesOfUser(db: Database, { role }: Pick<User, 'role'>, { ability }: Pick<Account, 'ability'>): Rule[] {
  const current = roleOfUser(activeRows(roleStore(db).roles), role);
  if (!current || role === 'Owner') return ability;
  const initial = roleOfUser(seedRoles(db.seed), role)?.permissions ?? {};
  const changes = changedRights(initial, current.permissions).map(({ subject, right, given }): Rule => {
    const rule = { action: [...roleActions[right]], subject };
    return given ? rule : { ...rule, inverted: true };
  });
  return changes.length > 0 ? [...ability, ...changes] : ability;
}
