import { useSession } from '@larder/domain';
import { isRoleAbove, roleOfUser, userRoles, type Role, type User } from '@larder/domain/contract';
import { ConfirmDialog, Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useAccessLabels } from '../../../hooks/useAccessLabels';

export interface DeleteRoleDialogProps {
  role: Role;
  roles: readonly Role[];
  /** Users of the role, who need another one. */
  users: readonly User[];
  onClose: () => void;
  onMove: (userRole: string) => void;
}

/** Asks which role the users get before theirs is deleted. */
export function DeleteRoleDialog({ role, roles, users, onClose, onMove }: DeleteRoleDialogProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const userLabels = useUserLabels();
  const { user: self } = useSession();
  const [userRole, setUserRole] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const options = userRoles
    .filter((value) => !role.memberRoles.includes(value))
    .map((value) => {
      const owner = roleOfUser(roles, value);
      return {
        value,
        label: userLabels.role(value),
        description: owner && labels.role(owner.name),
        disabled: self !== null && isRoleAbove(value, self.role),
      };
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('roles.move.title', { name: labels.role(role.name) })}
      description={t('roles.move.lead', { count: users.length })}
      confirmLabel={t('roles.move.confirm')}
      cancelLabel={t('roles.move.cancel')}
      onConfirm={() => {
        if (!userRole) return setMissing(true);
        onClose();
        onMove(userRole);
      }}
    >
      <Select
        label={t('roles.move.label', { count: users.length })}
        options={options}
        value={userRole ?? null}
        error={isMissing && !userRole ? t('validation.pick') : undefined}
        onValueChange={(value) => setUserRole(value ?? undefined)}
      />
    </ConfirmDialog>
  );
}
