import { userPlans, userRoles, userStatuses } from '@larder/domain/contract';
import { Shield, Sparkles, UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { FilterViews } from '../../lists/useListPage';
import type { UserListSearch } from './userList';

/** Returns how the user filters are displayed. */
export function useUserFilters(): FilterViews<UserListSearch> {
  const labels = useUserLabels();
  return useMemo(
    () => ({
      role: { icon: Shield, values: userRoles, labelOf: labels.role },
      currentPlan: { icon: Sparkles, values: userPlans, labelOf: labels.currentPlan },
      status: { icon: UserCheck, values: userStatuses, labelOf: labels.status, inPalette: true },
    }),
    [labels],
  );
}
