import { ApiError, useServiceDay } from '@larder/domain';
import { Alert, Button, Grid, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../components/CopyDetails';
import { useFormats } from '../../../hooks/useFormats';
import { useShownRestaurant } from '../../../hooks/useShownRestaurant';
import type { DashboardSearch } from '../dashboardSearch';
import { zoneOf } from '../serviceDayText';
import { useInvalidDateRedirect } from '../useInvalidDateRedirect';
import { Breakdown } from './Breakdown';
import { NeedsAttention } from './NeedsAttention';
import { SalesByHour } from './SalesByHour';
import { ServiceTiles } from './ServiceTiles';

export interface ServiceDayProps {
  search: DashboardSearch;
}

/** The service day: tiles, sales by hour, exceptions and breakdown, from one response. */
export function ServiceDay({ search }: ServiceDayProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const restaurant = useShownRestaurant(search.restaurant, 'dashboard');
  const { data, error, refetch } = useServiceDay({
    restaurant: restaurant?._id ?? 'all',
    date: search.date,
    compare: search.compare ?? 'lastWeek',
  });
  useInvalidDateRedirect(search.date, error);
  const group = data?.groups[0];
  const clock = useFormats(data && zoneOf(data));
  const weekdayOf = (weekday: 'long' | 'short') =>
    data?.compare ? formats.date(data.compare.date, { weekday }) : undefined;
  const weekday = weekdayOf('long');
  const comparison = group?.until
    ? t('dashboard.vsLastBy', { weekday: weekdayOf('short'), time: group.until })
    : t('dashboard.vsLast', { weekday });

  return (
    <Stack gap="px16">
      {error ? (
        <Alert
          tone={data ? 'warning' : 'danger'}
          title={t(data ? 'dashboard.notRefreshed' : 'dashboard.failed', { time: data && clock.time(data.asOf) })}
          action={
            <Stack direction="row" gap="px8">
              <CopyDetails error={error} />
              <Button size="sm" variant="filled" onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            </Stack>
          }
        >
          {t(error instanceof ApiError && error.isNetwork ? 'errors.network' : 'errors.server')}
        </Alert>
      ) : null}
      {error && !data ? null : (
        <>
          <ServiceTiles group={group} live={data?.live ?? true} comparison={weekday && comparison} />
          <Grid columns={{ base: 1, xl: 'minmax(0, 1fr) 348px' }}>
            <SalesByHour
              dashboard={data}
              group={group}
              comparedDay={weekday && t('dashboard.last', { weekday })}
              comparison={weekday && comparison}
            />
            <NeedsAttention exceptions={data?.exceptions} zone={data && zoneOf(data)} />
          </Grid>
          <Breakdown group={group} />
        </>
      )}
    </Stack>
  );
}
