import { ApiError, tileOf } from '@larder/domain';
import { addDays } from '@larder/domain/contract';
import { Alert, Button, Card, EmptyState, Stack } from '@larder/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../components/CopyDetails';
import { lazyDialog } from '../../../components/lazyDialog';
import { RouterButton } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { dayCards, useDayCards, type DayCard } from '../dashboardCards';
import type { DashboardSearch } from '../dashboardSearch';
import { zoneOf } from '../serviceDayText';
import { useClosedText } from '../useClosedText';
import { useComparison } from '../useComparison';
import { useInvalidDateRedirect } from '../useInvalidDateRedirect';
import { useShownDay } from '../useShownDay';
import { Breakdown } from './Breakdown';
import { CardGrid } from './CardGrid';
import { NeedsAttention } from './NeedsAttention';
import { SalesByHour } from './SalesByHour';
import { ServiceTiles } from './ServiceTiles';

const AllRestaurants = lazyDialog(() => import('./AllRestaurants'), 'AllRestaurants');

export interface ServiceDayProps {
  search: DashboardSearch;
}

/** The service day: tiles, sales by hour, exceptions and breakdown, from one response. */
export function ServiceDay({ search }: ServiceDayProps) {
  const { t } = useTranslation();
  const { place, query, opening } = useShownDay(search);
  const { data, error, refetch } = query;
  useInvalidDateRedirect(search.date, error);
  const isAll = search.restaurant === 'all' && place === null;
  const group = data?.groups[0];
  const clock = useFormats(data && zoneOf(data));
  const { day: comparedDay, baseline } = useComparison(data);
  const closed = useClosedText(data, opening);
  const { shown } = useDayCards();
  const attention = <NeedsAttention data={data} />;
  const card = (id: DayCard) => {
    if (id === 'tiles') return <ServiceTiles group={group} live={data?.live ?? true} comparison={baseline} />;
    if (id === 'hours')
      return <SalesByHour dashboard={data} group={group} comparedDay={comparedDay} comparison={baseline} />;
    if (id === 'attention') return attention;
    return <Breakdown card={id} group={group} />;
  };

  const content = () => {
    if (isAll)
      return (
        <>
          <Suspense fallback={<Card aria-busy style={{ minBlockSize: 240 }} />}>
            {data ? (
              <AllRestaurants dashboard={data} comparison={baseline} />
            ) : (
              <Card aria-busy style={{ minBlockSize: 240 }} />
            )}
          </Suspense>
          {attention}
        </>
      );
    if (data && group && closed && tileOf(group, 'bills')?.value === 0)
      return (
        <Card>
          <EmptyState
            title={closed}
            description={t('dashboard.closedText')}
            actions={
              <RouterButton to="." search={(before) => ({ ...before, date: addDays(data.date, -1) })}>
                {t('dashboard.previousDay')}
              </RouterButton>
            }
          />
        </Card>
      );
    return (
      <CardGrid widths={dayCards} shown={shown}>
        {card}
      </CardGrid>
    );
  };

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
      {error && !data ? null : content()}
    </Stack>
  );
}
