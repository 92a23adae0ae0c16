import { useLanguage, useServerNow, useStaff } from '@larder/domain';
import type { RestaurantRow } from '@larder/domain/contract';
import { Avatar, Stack, StatusPill, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { createFormats } from '../../lib/createFormats';
import { lines } from '../../lists/truncate.css';
import { openTones, useRestaurantLabels } from './useRestaurantLabels';

export function useRestaurantColumns(): readonly DataTableColumn<RestaurantRow>[] {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const formats = useFormats();
  const { language } = useLanguage();
  const { data: staff } = useStaff({ restaurant: 'all' });
  const now = useServerNow();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('restaurants.fields.name'),
        rowHeader: true,
        sortable: true,
        cell: ({ id, name, code, locationName }, { mark }) => (
          <Stack as="span" direction="row" gap="px10">
            <Avatar name={name} shape="square" colorKey={id} aria-hidden />
            <span className={lines}>
              <Text as="bdi" variant="bodyStrong" truncate title={name}>
                {mark(name)}
              </Text>
              <Text variant="caption" tone="subtle" truncate>
                <bdi>{mark(code)}</bdi> · <bdi>{mark(locationName)}</bdi>
              </Text>
            </span>
          </Stack>
        ),
      },
      {
        id: 'city',
        header: t('restaurants.fields.city'),
        sortable: true,
        muted: true,
        accessor: ({ address }) => address.city,
      },
      {
        id: 'status',
        header: t('restaurants.fields.status'),
        sortable: true,
        card: 'status',
        accessor: ({ health }) => health.effectiveStatus,
        cell: ({ health, timeZone }) => (
          <StatusPill tone={openTones[health.openState]}>{labels.open(health, timeZone)}</StatusPill>
        ),
      },
      {
        id: 'localTime',
        header: t('restaurants.fields.localTime'),
        align: 'end',
        muted: true,
        accessor: ({ timeZone }) => createFormats(language, timeZone).time(now),
      },
      {
        id: 'businessDate',
        header: t('restaurants.fields.businessDate'),
        muted: true,
        accessor: ({ health }) => formats.date(health.businessDate),
      },
      {
        id: 'openBills',
        header: t('restaurants.fields.openBills'),
        sortable: true,
        firstDirection: 'desc',
        align: 'end',
        accessor: ({ health }) => health.openBills,
      },
      {
        id: 'eightySixed',
        header: t('restaurants.fields.eightySixed'),
        sortable: true,
        firstDirection: 'desc',
        align: 'end',
        accessor: ({ health }) => health.eightySixed,
      },
      {
        id: 'manager',
        header: t('restaurants.fields.managerId'),
        hidden: true,
        accessor: ({ managerId }) => staff?.find(({ id }) => id === managerId)?.name ?? '',
      },
      {
        id: 'lastSync',
        header: t('restaurants.fields.lastSync'),
        hidden: true,
        muted: true,
        accessor: ({ health }) => formats.relative(health.lastSyncAt),
      },
    ],
    [t, labels, formats, language, staff, now],
  );
}
