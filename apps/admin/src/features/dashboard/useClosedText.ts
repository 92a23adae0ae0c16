import type { DashboardData, DashboardRestaurant } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';

/** Returns a text such as "Closed on Mondays" if the restaurant doesn't open on the date, otherwise undefined. */
export function useClosedText(
  data: DashboardData | undefined,
  opening: DashboardRestaurant['opening'] | undefined,
): string | undefined {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!data || !opening?.isClosed) return undefined;
  return opening.label
    ? t('dashboard.closedFor', { label: opening.label })
    : t('dashboard.closedOn', { weekday: formats.date(data.date, { weekday: 'long' }) });
}
