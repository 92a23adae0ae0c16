import { useAbility } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import type { RowAction } from '@larder/ui/table';
import { useRouter } from '@tanstack/react-router';
import { Copy, Eye, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserActions } from '../../../entities/users/useUserActions';
import { useUserDenial } from '../../../entities/users/useUserDenial';

interface UserRowActionsOptions {
  actions: UserActions;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

/** Returns an action that is disabled if there is a reason. */
const withReason = (reason: string | undefined, action: RowAction): RowAction =>
  reason === undefined ? action : { ...action, disabled: true, description: reason };

/**
 * Returns a function that lists the row actions that the user's ability allows. Those denied for one user are disabled
 * with the reason.
 */
export function useUserRowActions({
  actions: { selfId, setStatus, copyEmail },
  onEdit,
  onDelete,
}: UserRowActionsOptions) {
  const { t } = useTranslation();
  const ability = useAbility();
  const denial = useUserDenial();
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
      const denied = denial('update', user);
      actions.push(
        withReason(denied, {
          id: 'edit',
          label: t('users.actions.edit'),
          icon: Pencil,
          quick: true,
          shortcut: 'E',
          onAction: () => onEdit(user),
        }),
        isActive
          ? withReason(isSelf ? t('users.actions.notYourselfStatus') : denied, {
              id: 'deactivate',
              label: t('users.actions.deactivate'),
              icon: UserX,
              onAction: () => void setStatus([user], 'inactive'),
            })
          : withReason(denied, {
              id: 'activate',
              label: t('users.actions.activate'),
              icon: UserCheck,
              onAction: () => void setStatus([user], 'active'),
            }),
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
      actions.push(
        withReason(isSelf ? t('users.actions.notYourself') : denial('delete', user), {
          id: 'delete',
          label: t('users.actions.delete'),
          icon: Trash2,
          tone: 'danger',
          onAction: () => onDelete(user),
        }),
      );
    }
    return actions;
  };
}
