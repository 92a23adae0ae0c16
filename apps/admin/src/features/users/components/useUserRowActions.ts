import { useAbility } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import type { RowAction } from '@larder/ui/table';
import { useRouter } from '@tanstack/react-router';
import { Copy, Eye, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserActions } from '../useUserActions';

interface UserRowActionsOptions {
  actions: UserActions;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

/** Row actions that the signed-in user's ability allows. */
export function useUserRowActions({
  actions: { selfId, setStatus, copyEmail },
  onEdit,
  onDelete,
}: UserRowActionsOptions) {
  const { t } = useTranslation();
  const ability = useAbility();
  const router = useRouter();
  return (user: User): readonly RowAction[] => {
    const isSelf = user.id === selfId;
    const isActive = user.status === 'active';
    const actions: RowAction[] = [
      {
        id: 'view',
        label: t('users.actions.view'),
        icon: Eye,
        href: router.buildLocation({ to: '/apps/user/view/$id', params: { id: String(user.id) } }).publicHref,
      },
    ];
    if (ability.can('update', 'user')) {
      actions.push(
        {
          id: 'edit',
          label: t('users.actions.edit'),
          icon: Pencil,
          quick: true,
          shortcut: 'E',
          onAction: () => onEdit(user),
        },
        isActive
          ? {
              id: 'deactivate',
              label: t('users.actions.deactivate'),
              icon: UserX,
              disabled: isSelf,
              ...(isSelf && { description: t('users.actions.notYourselfStatus') }),
              onAction: () => void setStatus([user], 'inactive'),
            }
          : {
              id: 'activate',
              label: t('users.actions.activate'),
              icon: UserCheck,
              onAction: () => void setStatus([user], 'active'),
            },
      );
    }
    actions.push({
      id: 'copy',
      label: t('users.actions.copyEmail'),
      icon: Copy,
      quick: true,
      onAction: () => void copyEmail(user),
    });
    if (ability.can('delete', 'user')) {
      actions.push({
        id: 'delete',
        label: t('users.actions.delete'),
        icon: Trash2,
        tone: 'danger',
        disabled: isSelf,
        ...(isSelf && { description: t('users.actions.notYourself') }),
        onAction: () => onDelete(user),
      });
    }
    return actions;
  };
}
