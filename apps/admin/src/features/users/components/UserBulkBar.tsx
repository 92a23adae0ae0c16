import { useAbility } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { ActionBar } from '@larder/ui/table';
import { CircleDot, Download, Shield, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkFields, type BulkField, type UserActions } from '../useUserActions';
import { UserFieldDialog } from './UserFieldDialog';

export interface UserBulkBarProps extends Pick<UserActions, 'setField'> {
  selected: readonly User[];
  onClear: () => void;
  onExport: (users: readonly User[]) => void;
  onDelete: (users: readonly User[]) => void;
}

const icons = { role: Shield, currentPlan: Sparkles, status: CircleDot };

/** What can be done with several people at once. */
export function UserBulkBar({ selected, setField, onClear, onExport, onDelete }: UserBulkBarProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [field, setFieldOpen] = useState<BulkField>();
  return (
    <>
      <ActionBar
        count={selected.length}
        onClear={onClear}
        actions={[
          ...(ability.can('update', 'user')
            ? bulkFields.map((id) => ({
                id,
                label: t(`users.fields.${id}`),
                icon: icons[id],
                onAction: () => setFieldOpen(id),
              }))
            : []),
          { id: 'export', label: t('users.actions.export'), icon: Download, onAction: () => onExport(selected) },
          ...(ability.can('delete', 'user')
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
      {field && (
        <UserFieldDialog
          field={field}
          people={selected}
          onClose={() => setFieldOpen(undefined)}
          onChoose={(value) => void setField(selected, field, value)}
        />
      )}
    </>
  );
}
