import { useCardsRefresh, useCurrentRestaurant } from '@larder/domain';
import { cardRanges, type CardRange } from '@larder/domain/contract';
import { PageHeader } from '@larder/ui';
import { IconButton, SegmentedControl } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats';
import { usePageTitle } from '../../../lib/usePageTitle';
import { rangeKey } from '../analyticsText';

/** Whose figures these are, how fresh, and the period of the whole page. */
export function AnalyticsHeader({ range }: { range: CardRange | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate({ from: '/dashboard/analytics' });
  const restaurant = useCurrentRestaurant();
  const { isRefreshing, updatedAt, refresh } = useCardsRefresh();
  const shown = range ?? cardRanges[0];
  usePageTitle(t('analytics.title'));
  return (
    <PageHeader
      title={t('analytics.title')}
      description={[
        restaurant?.name,
        t(`analytics.against.${rangeKey(shown)}`),
        updatedAt > 0 && t('analytics.updated', { time: formats.time(new Date(updatedAt)) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <SegmentedControl
            label={t('analytics.range.page')}
            options={cardRanges.map((value) => ({ value, label: t(`analytics.range.short.${rangeKey(value)}`) }))}
            value={shown}
            // The page's period is every card's again: what single cards showed instead ends.
            onChange={(value) =>
              void navigate({ search: { range: value === cardRanges[0] ? undefined : value }, resetScroll: false })
            }
          />
          <IconButton
            label={t('dashboard.refresh')}
            icon={RefreshCw}
            variant="quiet"
            size="bar"
            loading={isRefreshing && updatedAt > 0}
            onClick={() => void refresh()}
          />
        </>
      }
    />
  );
}
