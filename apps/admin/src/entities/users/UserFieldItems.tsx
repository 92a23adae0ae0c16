import { isRoleAbove, userPlans, userRoles, userStatuses } from '@larder/domain/contract';
import { useSession } from '@larder/domain';
import { MenuItem } from '@larder/ui/overlays';
import { useUserLabels } from './useUserLabels';
import type { BulkField } from './useUserActions';

const values: Record<BulkField, readonly string[]> = { role: userRoles, currentPlan: userPlans, status: userStatuses };

/** Menu items that set the role, plan or status of several users. Roles above that of the user are disabled. */
export function UserFieldItems({ field, onChoose }: { field: BulkField; onChoose: (value: string) => void }) {
  const labels = useUserLabels();
  const { user: self } = useSession();
  return values[field].map((value) => (
    <MenuItem
      key={value}
      disabled={field === 'role' && self !== null && isRoleAbove(value, self.role)}
      onAction={() => onChoose(value)}
    >
      {labels[field](value)}
    </MenuItem>
  ));
}
