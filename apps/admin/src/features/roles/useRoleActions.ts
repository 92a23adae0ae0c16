import { ApiError, ledgerCall, useDeleteRole } from '@larder/domain';
import { restoreEndpoints, type Role, type User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserActions } from '../../entities/users/useUserActions';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';

/** Returns functions that delete roles, if needed after moving their users to another role. Both can be undone. */
export function useRoleActions() {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const reason = useFailureReason();
  const record = useRecordChange();
  const { mutateAsync: remove } = useDeleteRole();
  const { setField } = useUserActions();

  const deleteRole = async ({ id, name }: Role) => {
    const values = { name: labels.role(name) };
    try {
      await remove(id);
      record({
        text: { key: 'roles.toasts.deleted', values },
        calls: [ledgerCall(restoreEndpoints.restore, { subject: 'role', ids: [id] })],
        reload: ['roles'],
      });
    } catch (error) {
      const isInUse = error instanceof ApiError && error.code === 'in_use';
      await notify(
        (toast) =>
          void toast.danger(t('roles.toasts.notDeleted', values), {
            description: isInUse ? t('roles.inUse') : reason(error),
          }),
      );
    }
  };

  return {
    deleteRole,
    /**
     * Moves the users to another role, then deletes `role`. If a user could not be moved, keeps it until a retry or
     * the user's decision to overwrite a newer value has moved all of them.
     */
    moveAndDelete: async (role: Role, users: readonly User[], userRole: string) => {
      const left = new Set<number>();
      const failed = await setField(users, 'role', userRole, (moved) => {
        if (left.size === 0) return;
        for (const { id } of moved) left.delete(id);
        if (left.size === 0) void deleteRole(role);
      });
      for (const { id } of failed) left.add(id);
      if (left.size === 0) await deleteRole(role);
    },
  };
}
