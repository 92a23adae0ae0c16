import { useSession } from '@larder/domain';
import { userPlans, userRoles, userStatuses } from '@larder/domain/contract';
import { Shield, Sparkles, Store, UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { FilterViews } from '../../lists/useListPage';
import type { UserListSearch } from './userList';

/** Returns how the user filters are displayed. */
export function useUserFilters(): FilterViews<UserListSearch> {
  const labels = useUserLabels();
  const { workPlaces } = useSession();
  return useMemo(
    () => ({
      role: { icon: Shield, values: userRoles, labelOf: labels.role },
      restaurant: {
        icon: Store,
        values: workPlaces.map(({ _id }) => _id),
        labelOf: (id) => workPlaces.find(({ _id }) => _id === id)?.name ?? id,
      },
      currentPlan: { icon: Sparkles, values: userPlans, labelOf: labels.currentPlan },
      status: { icon: UserCheck, values: userStatuses, labelOf: labels.status, inPalette: true },
    }),
    [labels, workPlaces],
  );
}
