import type { DashboardData, DashboardGroup } from '@larder/domain/contract';
import { Card, Delta, Text } from '@larder/ui';
import { BarsChart } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { deltaOf } from '../deltaOf';
import { currentHour, currentHourIndex, hourBaseline, hourChange, hourLabel, shownHours } from '../serviceDayText';
import { BillsLink } from './BillsLink';

export interface SalesByHourProps {
  dashboard: DashboardData | undefined;
  group: DashboardGroup | undefined;
  /** Name of the comparison day, such as "Last Friday". */
  comparedDay: string | undefined;
  /** Baseline of the change in the current hour, such as "vs last Fri, by 20:15". */
  comparison: string | undefined;
}

/** Net sales by the hour in which bills were opened, with the comparison day in the background. */
export function SalesByHour({ dashboard, group, comparedDay, comparison }: SalesByHourProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const all = group?.hours ?? [];
  const [first, end] = shownHours(all, dashboard?.live === true && !dashboard.compare);
  const hours = all.slice(first, end);
  // The current hour may be outside the shown hours; then no bar is marked.
  const currentIndex = currentHourIndex(all, dashboard && currentHour(dashboard)) - first;
  const place = currentIndex >= 0 && currentIndex < hours.length ? currentIndex : -1;
  const isFuture = (index: number) => index > currentIndex;
  const currency = group?.currency ?? 'USD';
  const best = hours.toSorted((a, b) => b.netSales - a.netSales)[0];
  const summary = () => {
    if (!dashboard) return t('dashboard.salesByHour.title');
    if (!best || best.netSales <= 0) return t('dashboard.salesByHour.none');
    return t('dashboard.salesByHour.summary', {
      hour: hourLabel(best.hour),
      amount: formats.money(best.netSales, currency),
    });
  };

  return (
    <Card padding="none">
      <BarsChart
        title={t('dashboard.salesByHour.title')}
        label={t('dashboard.salesByHour.title')}
        bucketLabel={t('dashboard.salesByHour.hour')}
        summary={summary()}
        loading={!dashboard}
        emptyState={t('dashboard.salesByHour.none')}
        buckets={hours.map(({ hour }) => ({
          label: hourLabel(hour),
          title: `${hourLabel(hour)} – ${hourLabel(hour + 1)}`,
        }))}
        currentBucket={place >= 0 ? place : undefined}
        series={[
          {
            id: 'day',
            label: t(dashboard?.live ? 'dashboard.salesByHour.today' : 'dashboard.salesByHour.day'),
            values: hours.map(({ netSales }, index) => (isFuture(index) ? null : netSales)),
          },
          ...(comparedDay && dashboard?.compare
            ? [
                {
                  id: 'before',
                  label: comparedDay,
                  kind: 'ghost' as const,
                  values: hours.map((hour, index) => hourBaseline(hour, index, currentIndex)),
                },
              ]
            : []),
        ]}
        formatValue={(value) => formats.money(value, currency, { whole: true })}
        formatTick={(value) => formats.compactMoney(value, currency)}
        renderReadoutEnd={(index) => {
          const hour = hours[index];
          const moved = hour && hourChange(hour, index, currentIndex);
          if (typeof moved !== 'number') return null;
          return (
            <>
              <Delta text={formats.signedPercent(moved)} {...deltaOf(moved)} />
              {index === currentIndex && (
                <Text variant="caption" tone="subtle">
                  {comparison}
                </Text>
              )}
            </>
          );
        }}
        renderLink={(index, props) => {
          const drill = isFuture(index) ? null : hours[index]?.drill;
          return drill ? <BillsLink drill={drill} {...props} /> : null;
        }}
        blockSize={252}
      />
    </Card>
  );
}
