import { permissionRoles, type Permission, type PermissionRole } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Dialog, Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [role, setRole] = useState<PermissionRole>();
  const [isMissing, setMissing] = useState(false);
  const isChangeable = (each: PermissionRole) =>
    permissions.some(({ assignedTo }) =>
      kind === 'assign' ? !assignedTo.includes(each) : assignedTo.includes(each) && assignedTo.length > 1,
    );
  const choose = () => {
    if (!role) return setMissing(true);
    onClose();
    onChoose(role);
  };
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`permissions.${kind}.title`, { count: permissions.length })}
      description={kind === 'unassign' ? t('permissions.unassign.lead') : undefined}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" onClick={choose}>
            {t(`permissions.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <Select
        label={t('permissions.role')}
        value={role ?? null}
        options={permissionRoles.map((value) => ({ value, label: labels.role(value), disabled: !isChangeable(value) }))}
        error={isMissing && !role ? t('validation.pick') : undefined}
        onValueChange={(value) => setRole(value ?? undefined)}
      />
    </Dialog>
  );
}
