import { isRoleAbove, type User } from '@larder/domain/contract';
import type { Database } from '../database';
import type { Account } from '../session/session.fixtures';

/** Checks whether a user outranks an account, by user role or account role. */
export function isAbove(db: Database, user: User, account: Pick<Account, 'role'>) {
  const own = db.accounts.find((entry) => entry.userId === user.id);
  return [user.role, ...(own ? [own.role] : [])].some((role) => isRoleAbove(role, account.role));
}
