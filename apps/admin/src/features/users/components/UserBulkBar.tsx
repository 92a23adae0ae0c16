import { useAbility } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { ActionBar } from '@larder/ui/table';
import { Download, Trash2, UserCheck, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserActions } from '../useUserActions';

export interface UserBulkBarProps extends Pick<UserActions, 'setStatus'> {
  selected: readonly User[];
  onClear: () => void;
  onExport: (users: readonly User[]) => void;
  onDelete: (users: readonly User[]) => void;
}

/** What can be done with several people at once. */
export function UserBulkBar({ selected, setStatus, onClear, onExport, onDelete }: UserBulkBarProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const mayUpdate = ability.can('update', 'user');
  const mayDelete = ability.can('delete', 'user');
  return (
    <ActionBar
      count={selected.length}
      onClear={onClear}
      actions={[
        ...(mayUpdate
          ? [
              {
                id: 'activate',
                label: t('users.actions.activate'),
                icon: UserCheck,
                onAction: () => void setStatus(selected, 'active'),
              },
              {
                id: 'deactivate',
                label: t('users.actions.deactivate'),
                icon: UserX,
                onAction: () => void setStatus(selected, 'inactive'),
              },
            ]
          : []),
        { id: 'export', label: t('users.actions.export'), icon: Download, onAction: () => onExport(selected) },
        ...(mayDelete
          ? [
              {
                id: 'delete',
                label: t('users.actions.deleteShort'),
                icon: Trash2,
                tone: 'danger' as const,
                onAction: () => onDelete(selected),
              },
            ]
          : []),
      ]}
    />
  );
}
