import { userPlans, userRoles, userStatuses, type User } from '@larder/domain/contract';
import { Avatar, Stack, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserStatusPill } from '../../../entities/users/UserStatusPill';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { address, company, lines } from '../../../lists/cutText.css';
import { fresh } from './UserTable.css';

/** Columns of the list; `freshId` is who was just added. */
export function useUserColumns(freshId: number | undefined): readonly DataTableColumn<User>[] {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return useMemo(() => {
    const choice = (values: readonly string[], labelOf: (value: string) => string) => ({
      kind: 'select' as const,
      isSingle: true,
      options: values.map((value) => ({ value, label: labelOf(value) })),
    });
    return [
      {
        id: 'fullName',
        header: t('users.fields.name'),
        isKey: true,
        isSortable: true,
        cell: ({ id, fullName, username, avatar }, { mark, isCard, density }) => {
          const isTall = density === 'comfortable' || isCard;
          return (
            <Stack as="span" direction="row" gap="px10" className={id === freshId ? fresh : undefined}>
              <Avatar name={fullName} src={avatar || undefined} size={isTall ? 32 : 24} colorKey={id} aria-hidden />
              <span className={lines}>
                <Text as="bdi" variant="bodyStrong" truncate title={fullName}>
                  {mark(fullName)}
                </Text>
                {isTall && (
                  <Text as="bdi" dir="ltr" variant="caption" tone="subtle" truncate>
                    @{mark(username)}
                  </Text>
                )}
              </span>
            </Stack>
          );
        },
      },
      {
        id: 'email',
        header: t('users.fields.email'),
        isSortable: true,
        isMuted: true,
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
        isSortable: true,
        filter: choice(userRoles, labels.role),
        cell: ({ role }) => labels.role(role),
        card: 'secondary',
      },
      {
        id: 'currentPlan',
        header: t('users.fields.currentPlan'),
        isSortable: true,
        filter: choice(userPlans, labels.currentPlan),
        cell: ({ currentPlan }) => labels.currentPlan(currentPlan),
      },
      {
        id: 'company',
        header: t('users.fields.company'),
        isSortable: true,
        cell: ({ company: name }) => (
          <bdi title={name} className={company}>
            {name}
          </bdi>
        ),
      },
      {
        id: 'status',
        header: t('users.fields.status'),
        isSortable: true,
        filter: choice(userStatuses, labels.status),
        card: 'status',
        cell: ({ status }) => <UserStatusPill status={status} />,
      },
      {
        id: 'contact',
        header: t('users.fields.contact'),
        isHidden: true,
        cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>,
      },
      { id: 'country', header: t('users.fields.country'), isHidden: true },
    ];
  }, [t, labels, freshId]);
}
