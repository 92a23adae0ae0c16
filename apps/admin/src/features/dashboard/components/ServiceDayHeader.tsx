import { useCurrentRestaurant, useServiceDay } from '@larder/domain';
import { Button, PageHeader, Stack } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, History, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/usePageTitle';
import { useFormats } from '../../../lib/useFormats';
import type { DashboardSearch } from '../dashboardSearch';
import { mealOf, moveDate } from '../serviceDayText';

export interface ServiceDayHeaderProps {
  search: DashboardSearch;
}

/** Which service this is, how fresh it is, and the way to other days. */
export function ServiceDayHeader({ search }: ServiceDayHeaderProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate({ from: '/' });
  const restaurant = useCurrentRestaurant();
  const { data, refetch, isFetching } = useServiceDay({
    restaurant: restaurant?._id ?? 'all',
    date: search.date,
    compare: search.compare ?? 'lastWeek',
  });
  const now = new Date();
  const date = data?.date ?? search.date ?? now.toISOString().slice(0, 10);
  const weekday = formats.date(date, { weekday: 'long' });
  const live = data?.live ?? !search.date;
  const title = live ? t(`dashboard.title.${mealOf(data ? new Date(data.asOf).getHours() : now.getHours())}`, { weekday }) : t('dashboard.title.past', { weekday });
  usePageTitle(t('dashboard.pageTitle'));

  const show = (next: string | undefined) => void navigate({ search: (before) => ({ ...before, date: next }) });
  const later = moveDate(date, 1);

  return (
    <PageHeader
      title={title}
      description={[
        formats.date(date, { weekday: 'long', day: 'numeric', month: 'long' }),
        data && t(live ? 'dashboard.live' : 'dashboard.closed', { time: formats.time(data.asOf) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <Stack direction="row" gap="px8" wrap>
          <Stack direction="row" gap="px4">
            <IconButton label={t('dashboard.previousDay')} icon={ChevronLeft} mirrorIcons size="bar" onClick={() => show(moveDate(date, -1))} />
            <Button size="bar" disabled={live} onClick={() => show(undefined)}>
              {t('dashboard.today')}
            </Button>
            <IconButton
              label={t('dashboard.nextDay')}
              icon={ChevronRight}
              mirrorIcons
              size="bar"
              disabled={live}
              onClick={() => show(later >= now.toISOString().slice(0, 10) ? undefined : later)}
            />
          </Stack>
          <Button
            size="bar"
            startIcon={History}
            variant={search.compare ? 'plain' : 'flat'}
            aria-pressed={!search.compare}
            onClick={() => void navigate({ search: (before) => ({ ...before, compare: before.compare ? undefined : ('none' as const) }) })}
          >
            {t('dashboard.compare')}
          </Button>
          <Button size="bar" startIcon={RefreshCw} loading={isFetching && data !== undefined} loadingLabel={t('dashboard.refreshing')} onClick={() => void refetch()}>
            {t('dashboard.refresh')}
          </Button>
        </Stack>
      }
    />
  );
}
