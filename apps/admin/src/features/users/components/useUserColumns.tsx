import type { User } from '@larder/domain/contract';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserNameCell } from '../../../entities/users/UserNameCell';
import { UserStatusPill } from '../../../entities/users/UserStatusPill';
import { useRestaurantNames, useUserLabels } from '../../../entities/users/useUserLabels';
import { address, company } from '../../../lists/truncate.css';
import { fresh } from './freshRow.css';

/** Returns the columns of the list. `freshId` is the ID of a new user, whose row is highlighted. */
export function useUserColumns(freshId: number | undefined): readonly DataTableColumn<User>[] {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const restaurantNames = useRestaurantNames();
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('users.fields.name'),
        rowHeader: true,
        sortable: true,
        cell: (user, context) => (
          <UserNameCell user={user} context={context} className={user.id === freshId ? fresh : undefined} />
        ),
      },
      {
        id: 'email',
        header: t('users.fields.email'),
        sortable: true,
        muted: true,
        card: 'secondary',
        cell: ({ email }) => (
          <bdi dir="ltr" title={email} className={address}>
            {email}
          </bdi>
        ),
      },
      {
        id: 'role',
        header: t('users.fields.role'),
        sortable: true,
        cell: ({ role }) => labels.role(role),
        card: 'secondary',
      },
      {
        id: 'status',
        header: t('users.fields.status'),
        sortable: true,
        card: 'status',
        cell: ({ status }) => <UserStatusPill status={status} />,
      },
      {
        id: 'restaurantIds',
        header: t('users.fields.restaurantIds'),
        cell: ({ restaurantIds }) => {
          const names = restaurantNames(restaurantIds);
          return (
            <bdi title={names} className={company}>
              {names}
            </bdi>
          );
        },
      },
      {
        id: 'currentPlan',
        header: t('users.fields.currentPlan'),
        sortable: true,
        cell: ({ currentPlan }) => labels.currentPlan(currentPlan),
      },
      { id: 'company', header: t('users.fields.company'), sortable: true, hidden: true },
      {
        id: 'contact',
        header: t('users.fields.contact'),
        hidden: true,
        cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>,
      },
      { id: 'country', header: t('users.fields.country'), hidden: true },
    ],
    [t, labels, restaurantNames, freshId],
  );
}
