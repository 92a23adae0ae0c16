import { useCardsRefresh } from '@larder/domain';
import { cardRanges } from '@larder/domain/contract';
import { PageHeader } from '@larder/ui';
import { IconButton, SegmentedControl } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import { useShownRestaurant } from '../../../hooks/useShownRestaurant';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { withPageRange, type AnalyticsSearch } from '../analyticsSearch';
import { rangeKey } from '../analyticsText';
import { RestaurantLine } from './RestaurantLine';

/** Page header with the restaurant, the time of the last update and the period of the page. */
export function AnalyticsHeader({ search }: { search: AnalyticsSearch }) {
  const { t } = useTranslation();
  const formats = useFormats(useRestaurantZone().timeZone);
  const navigate = useNavigate({ from: '/dashboard/analytics' });
  const restaurant = useShownRestaurant(search.restaurant, 'dashboard');
  const { isRefreshing, updatedAt, refresh } = useCardsRefresh();
  const shown = search.range ?? cardRanges[0];
  usePageTitle(restaurant);
  return (
    <PageHeader
      title={t('nav.menu.analytics')}
      description={
        <RestaurantLine
          showBackLink={search.restaurant !== undefined}
          parts={[
            restaurant?.name,
            t(`analytics.against.${rangeKey(shown)}`),
            updatedAt && t('analytics.updated', { time: formats.time(updatedAt) }),
          ]}
        />
      }
      actions={
        <>
          <SegmentedControl
            label={t('analytics.range.page')}
            options={cardRanges.map((value) => ({ value, label: t(`analytics.range.short.${rangeKey(value)}`) }))}
            value={shown}
            onValueChange={(value) =>
              void navigate({
                search: (before) => withPageRange(before, value),
                resetScroll: false,
              })
            }
          />
          <IconButton
            label={t('dashboard.refresh')}
            icon={RefreshCw}
            variant="quiet"
            size="bar"
            loading={isRefreshing && updatedAt !== undefined}
            onClick={() => void refresh()}
          />
        </>
      }
    />
  );
}
