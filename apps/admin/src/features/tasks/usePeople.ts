import type { Task, TaskAssignee } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useKnownUsers } from '../../hooks/useKnownUsers';

/**
 * Returns the people a task can be assigned to: all users, or those known from tasks if the user may not read users.
 */
export function usePeople(tasks: readonly Task[]): readonly TaskAssignee[] {
  const { self, users } = useKnownUsers();
  return useMemo(() => {
    const people: TaskAssignee[] = [
      ...(self ? [self] : []),
      ...(users ?? tasks.flatMap(({ assignee }) => assignee ?? [])),
    ];
    return [...new Map(people.map((person) => [person.id ?? person.fullName, person])).values()];
  }, [self, users, tasks]);
}
