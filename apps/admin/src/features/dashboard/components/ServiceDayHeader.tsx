import { useCardsRefresh, useServiceDay } from '@larder/domain';
import { Button, PageHeader, Stack } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, History, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useFormats } from '../../../hooks/useFormats';
import { useShownRestaurant } from '../../../hooks/useShownRestaurant';
import type { DashboardSearch } from '../dashboardSearch';
import { dateAfter, hourAt, mealOf, moveDate, zoneOf } from '../serviceDayText';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { RestaurantLine } from './RestaurantLine';

export interface ServiceDayHeaderProps {
  search: DashboardSearch;
}

/** Adds the time zone name if the restaurant's time differs from the user's: "19:40 WET". */
const timeParts = (moment: string, zone: string | undefined): Intl.DateTimeFormatOptions => {
  const own = new Date(moment);
  const isElsewhere = zone !== undefined && hourAt(own, zone) !== own.getHours();
  return { hour: '2-digit', minute: '2-digit', ...(isElsewhere ? { timeZoneName: 'short' } : {}) };
};

/** Page header with the service day, the time of the last update and navigation to other days. */
export function ServiceDayHeader({ search }: ServiceDayHeaderProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate({ from: '/' });
  const restaurant = useShownRestaurant(search.restaurant, 'dashboard');
  const { data, refetch, isFetching } = useServiceDay({
    restaurant: restaurant?._id ?? 'all',
    date: search.date,
    compare: search.compare ?? 'lastWeek',
  });
  const { isRefreshing, refresh } = useCardsRefresh();
  // Determines the date until the response is loaded.
  const [now] = useState(() => new Date());
  const date = data?.date ?? search.date ?? now.toISOString().slice(0, 10);
  const weekday = formats.date(date, { weekday: 'long' });
  const live = data?.live ?? !search.date;
  const zone = data && zoneOf(data);
  const clock = useFormats(zone);
  const title = live
    ? t(`dashboard.title.${mealOf(hourAt(data ? new Date(data.asOf) : now, zone))}`, { weekday })
    : t('dashboard.title.past', { weekday });
  usePageTitle(restaurant);

  const show = (next: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, date: next }), resetScroll: false });
  const showNext = () => show(dateAfter(date, new Date(), zone));
  const toggleCompare = () =>
    void navigate({
      search: (before) => ({ ...before, compare: before.compare ? undefined : ('none' as const) }),
      resetScroll: false,
    });
  useShortcuts({
    previousDay: () => show(moveDate(date, -1)),
    nextDay: () => !live && showNext(),
    today: () => show(undefined),
    compare: toggleCompare,
  });

  return (
    <PageHeader
      title={title}
      description={
        <RestaurantLine
          showBackLink={search.restaurant !== undefined}
          parts={[
            search.restaurant && restaurant?.name,
            formats.date(date, { weekday: 'long', day: 'numeric', month: 'long' }),
            data &&
              t(live ? 'dashboard.live' : 'dashboard.closed', {
                time: clock.time(data.asOf, timeParts(data.asOf, zone)),
              }),
          ]}
        />
      }
      actions={
        <>
          <Stack direction="row" gap="px4">
            <IconButton
              label={t('dashboard.previousDay')}
              shortcut="["
              icon={ChevronLeft}
              size="bar"
              onClick={() => show(moveDate(date, -1))}
            />
            <Button
              size="bar"
              disabledReason={live ? t('dashboard.isToday') : undefined}
              onClick={() => show(undefined)}
            >
              {t('dashboard.today')}
            </Button>
            {live ? (
              <Button
                variant="plain"
                tone="secondary"
                size="bar"
                iconOnly
                startIcon={ChevronRight}
                aria-label={t('dashboard.nextDay')}
                disabledReason={t('dashboard.noLaterDay')}
              />
            ) : (
              <IconButton
                label={t('dashboard.nextDay')}
                shortcut="]"
                icon={ChevronRight}
                size="bar"
                onClick={showNext}
              />
            )}
          </Stack>
          <Button
            size="bar"
            startIcon={History}
            variant={search.compare ? 'quiet' : 'flat'}
            aria-pressed={!search.compare}
            onClick={toggleCompare}
          >
            {t('dashboard.compare')}
          </Button>
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
        </>
      }
    />
  );
}
