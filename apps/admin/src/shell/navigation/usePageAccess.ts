import { useAbility } from '@larder/domain';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PageAccess } from './navigation';

/** Returns which pages exist and which abilities the signed-in user has. */
export function usePageAccess(): PageAccess {
  const { routesByPath } = useRouter();
  const ability = useAbility();
  return useMemo(
    () => ({ routePaths: Object.keys(routesByPath), can: (action, subject) => ability.can(action, subject) }),
    [routesByPath, ability],
  );
}
