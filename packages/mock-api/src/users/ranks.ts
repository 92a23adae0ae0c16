import { userRoles, type User, type UserRole } from '@larder/domain/contract';
import type { Database } from '../database';
import type { Account } from '../session/session.fixtures';

/** Rank of a role. 0 is the highest, unknown roles are the lowest. */
export function rankOf(role: string) {
  const rank = userRoles.indexOf(role as UserRole);
  return rank < 0 ? userRoles.length : rank;
}

/** Checks whether a user outranks an account, by user role or account role. */
export function isAbove(db: Database, user: User, account: Pick<Account, 'role'>) {
  const own = db.accounts.find((entry) => entry.userId === user.id);
  return Math.min(rankOf(user.role), own ? rankOf(own.role) : Infinity) < rankOf(account.role);
}
