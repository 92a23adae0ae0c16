import { useAbility, useAllUsers, useSession } from '@larder/domain';
import type { Task, TaskAssignee } from '@larder/domain/contract';
import { useMemo } from 'react';

/** The people a task can be assigned to: all users, or those known from tasks if the user may not read users. */
export function usePeople(tasks: readonly Task[]): readonly TaskAssignee[] {
  const { user } = useSession();
  const { data: users } = useAllUsers(useAbility().can('read', 'user'));
  return useMemo(() => {
    const self = user ? [{ id: user.id, fullName: user.fullName, avatar: user.avatar }] : [];
    const all = users?.map(({ id, fullName, avatar }) => ({ id, fullName, avatar }));
    const people = [...self, ...(all ?? tasks.flatMap(({ assignee }) => assignee ?? []))];
    return [...new Map(people.map((person) => [person.id ?? person.fullName, person])).values()];
  }, [user, users, tasks]);
}
