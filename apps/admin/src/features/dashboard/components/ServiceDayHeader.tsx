import { utcDate } from '@larder/domain/contract';
import { useCardsRefresh, useServerNow, useSession } from '@larder/domain';
import { PageHeader } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { LayoutGrid, RefreshCw, Store } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { RouterButton } from '../../../components/RouterButton';
import { usePageCommands } from '../../../hooks/usePageCommands';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useFormats } from '../../../hooks/useFormats';
import type { DashboardSearch } from '../dashboardSearch';
import { hourAt, mealOf, zoneOf } from '../serviceDayText';
import { useClosedText } from '../useClosedText';
import { useShownDay } from '../useShownDay';
import { CompareMenu } from './CompareMenu';
import { DayControl } from './DayControl';
import { RestaurantLine } from './RestaurantLine';

const ArrangeCardsDrawer = lazyDialog(() => import('./ArrangeCardsDrawer'), 'ArrangeCardsDrawer');

export interface ServiceDayHeaderProps {
  search: DashboardSearch;
}

/**
 * Returns the format of a time, with the time zone name if the restaurant's time differs from the user's: "19:40 WET".
 */
const timeParts = (moment: string, zone: string | undefined): Intl.DateTimeFormatOptions => {
  const own = new Date(moment);
  const isElsewhere = zone !== undefined && hourAt(own, zone) !== own.getHours();
  return { hour: '2-digit', minute: '2-digit', ...(isElsewhere ? { timeZoneName: 'short' } : {}) };
};

/** Page header with the service day, the time of the last update and navigation to other days. */
export function ServiceDayHeader({ search }: ServiceDayHeaderProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const { place, query, opening } = useShownDay(search);
  const { data, refetch, isFetching } = query;
  const { isRefreshing, refresh } = useCardsRefresh();
  const hasSeveral = useSession().workPlaces.length > 1;
  // Until the response contains the current date, use the server time.
  const now = useServerNow();
  const today = data?.today ?? utcDate(now);
  const date = data?.date ?? search.date ?? today;
  const weekday = formats.date(date, { weekday: 'long' });
  const live = data?.live ?? !search.date;
  const zone = data && zoneOf(data);
  const clock = useFormats(zone);
  const closed = useClosedText(data, opening);
  /** Undefined from the opening on. */
  const opensAt = opening?.opensAt;
  // The meal depends on the restaurant's time zone and hours, which are known once the day is loaded.
  const title =
    data && live && !closed && !opensAt
      ? t(`dashboard.title.${mealOf(hourAt(new Date(data.asOf), zone))}`, { weekday })
      : t('dashboard.title.past', { weekday });
  usePageTitle(place);
  const [isArranging, setArranging] = useState(false);
  const arrange = t('dashboard.arrange.title');
  const isArrangeable = search.restaurant !== 'all';
  usePageCommands(
    useMemo(
      () =>
        isArrangeable ? [{ id: 'arrangeCards', title: arrange, icon: LayoutGrid, run: () => setArranging(true) }] : [],
      [arrange, isArrangeable],
    ),
  );

  const show = (next: Partial<DashboardSearch>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), resetScroll: false });

  return (
    <PageHeader
      title={title}
      description={
        <RestaurantLine
          showBackLink={search.restaurant !== undefined}
          parts={[
            search.restaurant && (place?.name ?? t('dashboard.all.title')),
            formats.date(date, { weekday: 'long', day: 'numeric', month: 'long' }),
            closed,
            opensAt ? t('dashboard.opensAt', { time: opensAt }) : undefined,
            data &&
              !closed &&
              !opensAt &&
              t(live ? 'dashboard.live' : 'dashboard.closed', {
                time: clock.time(data.asOf, timeParts(data.asOf, zone)),
              }),
          ]}
        />
      }
      actions={
        <>
          {hasSeveral && search.restaurant !== 'all' && (
            <RouterButton
              to="."
              search={(before) => ({ ...before, restaurant: 'all' })}
              resetScroll={false}
              size="bar"
              startIcon={Store}
            >
              {t('dashboard.all.title')}
            </RouterButton>
          )}
          <DayControl date={date} today={today} onChange={(next) => show({ date: next })} />
          {!closed && <CompareMenu date={date} value={search.compare} onChange={(compare) => show({ compare })} />}
          <IconButton
            label={t('dashboard.refresh')}
            icon={RefreshCw}
            variant="quiet"
            size="bar"
            loading={(isFetching || isRefreshing) && data !== undefined}
            onClick={() => {
              void refetch();
              void refresh();
            }}
          />
          {isArrangeable && (
            <IconButton
              label={arrange}
              icon={LayoutGrid}
              variant="quiet"
              size="bar"
              onClick={() => setArranging(true)}
            />
          )}
          <Suspense>{isArranging && <ArrangeCardsDrawer onClose={() => setArranging(false)} />}</Suspense>
        </>
      }
    />
  );
}
