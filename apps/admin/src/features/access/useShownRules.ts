import { abilityOf, defaultRules, useAbility, useAllUsers, useRoles, useSession } from '@larder/domain';
import { roleOfUser, rulesOfRole, type AppRule } from '@larder/domain/contract';
import { useMemo } from 'react';
import type { AccessControlSearch } from './accessControlSearch';

/** Returns the rules of a role or person, or those of the signed-in user if neither is known. */
export function useShownRules({ as, person: personId }: Pick<AccessControlSearch, 'as' | 'person'>) {
  const ability = useAbility();
  const { user } = useSession();
  const canReadRoles = ability.can('read', 'role');
  const canReadUsers = canReadRoles && ability.can('read', 'user');
  const query = useRoles(canReadRoles);
  const people = useAllUsers(canReadUsers);
  const roles = query.data?.roles ?? [];
  // Without the roles, the rights of a person are unknown.
  const person = query.data && people.data?.find(({ id }) => id === personId);
  const isSelf = personId === user?.id;
  const role = person && !isSelf ? roleOfUser(roles, person.role) : roles.find(({ name }) => name === as);
  const own = (user?.ability as AppRule[] | undefined) ?? defaultRules;
  const isOther = role !== undefined || (person !== undefined && !isSelf);
  const rules = useMemo(
    // If no role lists the person's user role as a member, the person has no rights.
    () => (isOther ? (role ? (rulesOfRole(role) as AppRule[]) : []) : own),
    [isOther, role, own],
  );
  const shown = useMemo(() => abilityOf(rules), [rules]);
  const ownSubjects = [...new Set(rules.flatMap(({ subject }) => subject ?? []).map(String))];
  return {
    /** The role whose rules are shown, unless they are those of the signed-in user. */
    role,
    /** The person, unless it is the signed-in user. */
    person: isSelf ? undefined : person,
    roles,
    people: people.data ?? [],
    peopleQuery: people,
    rules,
    ability: shown,
    subjects: query.data?.subjects.map(({ id }) => id) ?? ownSubjects,
    canReadRoles,
    /** True while the role or the person loads. */
    isLoading:
      (as !== undefined && query.isLoading) ||
      (personId !== undefined && !isSelf && (query.isLoading || people.isLoading)),
    /** True if the role or the person doesn't exist, or may not be read. */
    isUnknown:
      (as !== undefined && !role && !query.isLoading) ||
      (personId !== undefined && !person && !isSelf && !query.isLoading && !people.isLoading),
    query,
  };
}
