import { addDays, type DashboardData } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';

/** Returns texts for the day that a service day is compared with; undefined without a comparison. */
export function useComparison(data: DashboardData | undefined): {
  /** Name of the day, such as "Last Friday" or "Thu 19 Nov". */
  day: string | undefined;
  /** Baseline of the changes, such as "vs last Fri, by 20:15". */
  baseline: string | undefined;
} {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!data?.compare) return { day: undefined, baseline: undefined };
  const { date } = data.compare;
  // Several restaurants are compared at different local times.
  const until = data.restaurants.length === 1 ? data.groups[0]?.until : null;
  if (date !== addDays(data.date, -7)) {
    const day = formats.date(date, { weekday: 'short', day: 'numeric', month: 'short' });
    return { day, baseline: until ? t('dashboard.vsDayBy', { day, time: until }) : t('dashboard.vsDay', { day }) };
  }
  const weekday = formats.date(date, { weekday: 'long' });
  const short = formats.date(date, { weekday: 'short' });
  return {
    day: t('dashboard.last', { weekday }),
    baseline: until ? t('dashboard.vsLastBy', { weekday: short, time: until }) : t('dashboard.vsLast', { weekday }),
  };
}
