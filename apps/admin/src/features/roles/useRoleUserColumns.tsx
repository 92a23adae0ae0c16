import type { User } from '@larder/domain/contract';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserNameCell } from '../../entities/users/UserNameCell';
import { UserStatusPill } from '../../entities/users/UserStatusPill';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { SheetColumn } from '../../lists/exporting/exportOptions';

/** Returns the columns of the users, for the table and for exported files. */
export function useRoleUserColumns() {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return useMemo(() => {
    const columns: readonly DataTableColumn<User>[] = [
      {
        id: 'fullName',
        header: t('users.fields.name'),
        rowHeader: true,
        sortable: true,
        cell: (user, context) => <UserNameCell user={user} context={context} />,
      },
      {
        id: 'role',
        header: t('users.fields.role'),
        sortable: true,
        card: 'secondary',
        cell: ({ role }) => labels.role(role),
      },
      {
        id: 'currentPlan',
        header: t('users.fields.currentPlan'),
        sortable: true,
        cell: ({ currentPlan }) => labels.currentPlan(currentPlan),
      },
      {
        id: 'status',
        header: t('users.fields.status'),
        sortable: true,
        card: 'status',
        cell: ({ status }) => <UserStatusPill status={status} />,
      },
    ];
    const exported: readonly SheetColumn<User>[] = [
      { id: 'fullName', header: t('users.fields.name'), width: 26, value: ({ fullName }) => fullName },
      ...(['role', 'currentPlan', 'status'] as const).map((id) => ({
        id,
        header: t(`users.fields.${id}`),
        value: (user: User) => labels[id](user[id]),
      })),
    ];
    return { columns, exported };
  }, [t, labels]);
}
