import { ledgerCall, useDeletePermission, useUpdatePermission, type LedgerChange } from '@larder/domain';
import { permissionEndpoints, restoreEndpoints, type Permission, type PermissionRole } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { useBulkWork } from '../../lists/useBulkWork';

/** Returns the ledger call that sets the roles of a saved permission. */
const updateCall = (saved: Permission, { id, name }: Permission, assignedTo: PermissionRole[]) =>
  ledgerCall(permissionEndpoints.update, { id, name, assignedTo }, saved);

export const isDeletable = ({ isCore }: Permission) => isCore !== true;

/** Returns actions for existing permissions, each with a toast and undo. */
export function usePermissionActions() {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useAccessLabels();
  const { mutateAsync: update } = useUpdatePermission();
  const { mutateAsync: remove } = useDeletePermission();
  const bulk = useBulkWork();
  const failed = (rows: readonly Permission[]) =>
    t('permissions.toasts.failed', { count: rows.length, names: formats.list(rows.map(({ name }) => name)) });

  const setRoles = (
    rows: readonly Permission[],
    rolesOf: (permission: Permission) => PermissionRole[],
    done: (rows: readonly Permission[]) => LedgerChange['text'],
  ) =>
    bulk({
      rows,
      work: (permission) => {
        const { id, name, version } = permission;
        return update({ id, name, assignedTo: rolesOf(permission), version });
      },
      callOf: (permission) => updateCall(permission, permission, rolesOf(permission)),
      busy: t('permissions.toasts.changing'),
      done,
      failed,
      inverse: (changed) => changed.map(([before, saved]) => updateCall(saved, before, before.assignedTo)),
      reload: ['permissions'],
    });

  return {
    assign: (rows: readonly Permission[], role: PermissionRole) =>
      setRoles(
        rows.filter(({ assignedTo }) => !assignedTo.includes(role)),
        ({ assignedTo }) => [...new Set([...assignedTo, role])],
        ({ length: count }) => ({ key: 'permissions.toasts.assigned', values: { count, role: labels.role(role) } }),
      ),
    /** Removes the role, except from permissions that have no other. */
    unassign: (rows: readonly Permission[], role: PermissionRole) =>
      setRoles(
        rows.filter(({ assignedTo }) => assignedTo.includes(role) && assignedTo.length > 1),
        ({ assignedTo }) => assignedTo.filter((other) => other !== role),
        ({ length: count }) => ({ key: 'permissions.toasts.unassigned', values: { count, role: labels.role(role) } }),
      ),
    deletePermissions: (rows: readonly Permission[]) =>
      bulk({
        rows: rows.filter(isDeletable),
        work: ({ id, version }) => remove({ id, version }),
        callOf: (permission) => ledgerCall(permissionEndpoints.remove, { id: permission.id }, permission),
        busy: t('permissions.toasts.deleting'),
        done: (deleted): LedgerChange['text'] =>
          deleted.length === 1
            ? { key: 'permissions.toasts.deleted', values: { name: deleted[0]!.name } }
            : { key: 'permissions.toasts.deletedMany', values: { count: deleted.length } },
        failed,
        inverse: (changed) => [
          ledgerCall(restoreEndpoints.restore, { subject: 'permission', ids: changed.map(([{ id }]) => id) }),
        ],
        reload: ['permissions'],
      }),
  };
}
