import { permissionRoles, type Permission, type PermissionRole } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { ChooseDialog } from '../../../components/ChooseDialog';
import { useAccessLabels } from '../../../hooks/useAccessLabels';

export interface PermissionRoleDialogProps {
  kind: 'assign' | 'unassign';
  permissions: readonly Permission[];
  onClose: () => void;
  onChoose: (role: PermissionRole) => void;
}

/** Asks to which role permissions are assigned, or from which they are removed. */
export function PermissionRoleDialog({ kind, permissions, onClose, onChoose }: PermissionRoleDialogProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const isChangeable = (each: PermissionRole) =>
    permissions.some(({ assignedTo }) =>
      kind === 'assign' ? !assignedTo.includes(each) : assignedTo.includes(each) && assignedTo.length > 1,
    );
  return (
    <ChooseDialog
      title={t(`permissions.${kind}.title`, { count: permissions.length })}
      description={kind === 'unassign' ? t('permissions.unassign.lead') : undefined}
      label={t('permissions.role')}
      options={permissionRoles.map((value) => ({ value, label: labels.role(value), disabled: !isChangeable(value) }))}
      confirmLabel={t(`permissions.${kind}.confirm`)}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
