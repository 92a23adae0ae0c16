import { abilityOf, defaultRules, useAbility, useRoles, useSession } from '@larder/domain';
import { rulesOfRole, type AppRule } from '@larder/domain/contract';
import { useMemo } from 'react';

/** Returns the rules of a role. Without a known role, returns those of the signed-in user. */
export function useShownRules(roleName: string | undefined) {
  const ability = useAbility();
  const { user } = useSession();
  const canReadRoles = ability.can('read', 'role');
  const query = useRoles(canReadRoles);
  const roles = query.data?.roles ?? [];
  const role = roles.find(({ name }) => name === roleName);
  const own = (user?.ability as AppRule[] | undefined) ?? defaultRules;
  const rules = useMemo(() => (role ? (rulesOfRole(role) as AppRule[]) : own), [role, own]);
  const shown = useMemo(() => abilityOf(rules), [rules]);
  const ownSubjects = [...new Set(rules.flatMap(({ subject }) => subject ?? []).map(String))];
  return {
    /** The role, or undefined for the signed-in user. */
    role,
    roles,
    rules,
    ability: shown,
    subjects: query.data?.subjects.map(({ id }) => id) ?? ownSubjects,
    canReadRoles,
    /** True if the role doesn't exist, or may not be read. */
    isUnknown: roleName !== undefined && !role && !query.isLoading,
    query,
  };
}
