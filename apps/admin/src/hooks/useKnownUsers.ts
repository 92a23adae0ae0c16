import { useAbility, useAllUsers, useSession } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { useMemo } from 'react';

export type KnownUser = Pick<User, 'id' | 'fullName' | 'avatar'>;

/** Returns the signed-in user, and all users if the signed-in user may read them. */
export function useKnownUsers(): { self: KnownUser | undefined; users: readonly KnownUser[] | undefined } {
  const { user } = useSession();
  const { data } = useAllUsers(useAbility().can('read', 'user'));
  return useMemo(
    () => ({
      self: user ? { id: user.id, fullName: user.fullName, avatar: user.avatar } : undefined,
      users: data?.map(({ id, fullName, avatar }) => ({ id, fullName, avatar })),
    }),
    [user, data],
  );
}
