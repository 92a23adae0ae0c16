import { userRoles, type User, type UserRole } from '@larder/domain/contract';
import type { Database } from '../database';
import type { Account } from '../session/session.fixtures';

/** How high a role stands: 0 is the highest, an unknown one stands below all. */
export function rankOf(role: string) {
  const rank = userRoles.indexOf(role as UserRole);
  return rank < 0 ? userRoles.length : rank;
}

/** Whether a person stands above an account: by their role, or by the one they sign in with. */
export function isAbove(db: Database, user: User, account: Pick<Account, 'role'>) {
  const own = db.accounts.find((entry) => entry.userId === user.id);
  return Math.min(rankOf(user.role), own ? rankOf(own.role) : Infinity) < rankOf(account.role);
}
