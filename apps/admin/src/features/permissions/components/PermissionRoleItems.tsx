import { permissionRoles, type Permission, type PermissionRole } from '@larder/domain/contract';
import { MenuItem } from '@larder/ui/overlays';
import { useAccessLabels } from '../../../hooks/useAccessLabels';

export interface PermissionRoleItemsProps {
  kind: 'assign' | 'unassign';
  permissions: readonly Permission[];
  onChoose: (role: PermissionRole) => void;
}

/** Menu items with the roles to which permissions are assigned, or from which they are removed. */
export function PermissionRoleItems({ kind, permissions, onChoose }: PermissionRoleItemsProps) {
  const labels = useAccessLabels();
  const isChangeable = (each: PermissionRole) =>
    permissions.some(({ assignedTo }) =>
      kind === 'assign' ? !assignedTo.includes(each) : assignedTo.includes(each) && assignedTo.length > 1,
    );
  return permissionRoles.map((role) => (
    <MenuItem key={role} disabled={!isChangeable(role)} onAction={() => onChoose(role)}>
      {labels.role(role)}
    </MenuItem>
  ));
}
