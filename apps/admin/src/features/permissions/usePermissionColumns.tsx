import { useAbility } from '@larder/domain';
import { permissionCreated, type Permission } from '@larder/domain/contract';
import { Stack, Text } from '@larder/ui';
import { Tag } from '@larder/ui/Tag';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../components/RouterButton';
import { RolePill } from '../../entities/roles/RolePill';
import { useFormats } from '../../hooks/useFormats';

/** Returns the columns of the list. Roles link to their users. */
export function usePermissionColumns(): readonly DataTableColumn<Permission>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const canReadRoles = useAbility().can('read', 'role');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('permissions.fields.name'),
        rowHeader: true,
        sortable: true,
        cell: ({ name, isCore }, { mark }) => (
          <Stack as="span" direction="row" gap="px8" align="center">
            <Text as="bdi" variant="bodyStrong" truncate title={name}>
              {mark(name)}
            </Text>
            {isCore && <Tag>{t('permissions.core')}</Tag>}
          </Stack>
        ),
      },
      {
        id: 'assignedTo',
        header: t('permissions.fields.assignedTo'),
        maxWidth: 480,
        card: 'secondary',
        cell: ({ assignedTo }, { inCard }) => (
          <Stack as="span" direction="row" gap="px4" wrap>
            {assignedTo.map((role) =>
              canReadRoles && !inCard ? (
                <RouterLink key={role} to="/apps/roles" search={{ group: role }} style={{ textDecoration: 'none' }}>
                  <RolePill role={role} />
                </RouterLink>
              ) : (
                <RolePill key={role} role={role} />
              ),
            )}
          </Stack>
        ),
      },
      {
        id: 'createdDate',
        header: t('permissions.fields.createdDate'),
        sortable: true,
        muted: true,
        cell: ({ createdDate }) => {
          const created = permissionCreated(createdDate);
          if (created === undefined) return createdDate;
          // The API sends local times without an offset, which `permissionCreated` reads as UTC.
          return formats.date(new Date(created), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
        },
      },
    ],
    [t, formats, canReadRoles],
  );
}
