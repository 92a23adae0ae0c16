import { useAbility } from '@larder/domain';
import type { Permission } from '@larder/domain/contract';
import type { RowAction } from '@larder/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isDeletable } from './usePermissionActions';

interface PermissionRowActionsOptions {
  onEdit: (permission: Permission) => void;
  onDelete: (permission: Permission) => void;
}

/** Returns a function that lists the row actions that the user's ability allows. Core permissions cannot be deleted. */
export function usePermissionRowActions({ onEdit, onDelete }: PermissionRowActionsOptions) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (permission: Permission): readonly RowAction[] => {
    const actions: RowAction[] = [];
    if (ability.can('update', 'permission'))
      actions.push({
        id: 'edit',
        label: t('permissions.edit'),
        icon: Pencil,
        quick: true,
        shortcut: 'E',
        onAction: () => onEdit(permission),
      });
    if (ability.can('delete', 'permission'))
      actions.push({
        id: 'delete',
        label: t('permissions.delete'),
        icon: Trash2,
        tone: 'danger',
        onAction: () => onDelete(permission),
        ...(!isDeletable(permission) && { disabled: true, description: t('permissions.coreKept') }),
      });
    return actions;
  };
}
