import { change, goodDirection, tileOf } from '@larder/domain';
import type { DashboardGroup, MetricId, Tile } from '@larder/domain/contract';
import { Grid, type StatCardProps } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { metricParts } from '../serviceDayText';
import { BillsStat } from './BillsLink';
import { tileColumns } from '../../../lib/tileColumns';

export interface ServiceTilesProps {
  /** Undefined while loading. */
  group: DashboardGroup | undefined;
  /** Baseline of the changes, such as "vs last Friday". */
  comparison: string | undefined;
  /** True on the current day. */
  live: boolean;
}

const tiles = ['net_sales', 'covers', 'average_cover', 'labour_rate', 'losses', 'open_bills'] as const;
type TileId = (typeof tiles)[number];

const sum = (values: readonly (number | null)[]) =>
  values.every((value) => value === null) ? null : values.reduce<number>((total, value) => total + (value ?? 0), 0);

/**
 * Returns a tile with the sum of discounts, comps, voids and refunds, as `lossesOfTotals`. It opens the loss view.
 * Undefined without any of them.
 */
function lossesOf(group: DashboardGroup): Tile | undefined {
  const parts = (['discounts', 'comps', 'voids', 'refunds'] as const)
    .map((id) => tileOf(group, id))
    .filter((tile) => tile !== undefined);
  const first = parts[0];
  if (!first) return undefined;
  const drill = tileOf(group, 'gross_sales')?.drill;
  return {
    ...first,
    drill: drill ? { ...drill, mode: 'loss' } : null,
    value: sum(parts.map(({ value }) => value)),
    compareValue: sum(parts.map(({ compareValue }) => compareValue)),
    trend: first.trend.map((_value, day) => sum(parts.map(({ trend }) => trend[day] ?? null))),
  };
}

/** The six statistics of a service day. */
export function ServiceTiles({ group, comparison, live }: ServiceTilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();

  const tileFor = (id: TileId) => (group && id === 'losses' ? lossesOf(group) : group && tileOf(group, id as MetricId));

  const target = group?.labour?.target;
  const points = (value: number, other: number) =>
    t('dashboard.points', { value: formats.signed((value - other) / 1000, { maximumFractionDigits: 1 }) });
  const isOnTarget = (value: number | null) => target !== undefined && value !== null && value <= target;

  /** Before the first sale of both days there is nothing to compare. */
  const isComparable = ({ value, compareValue }: Tile) => compareValue !== null && !(value === 0 && compareValue === 0);

  const deltaOf = (id: TileId, tile: Tile): StatCardProps['delta'] => {
    const { value, compareValue } = tile;
    // Nearly all bills of the comparison day are closed, so there is no baseline for open bills.
    if (id === 'open_bills' || !isComparable(tile)) return undefined;
    const moved = change(value, compareValue);
    if (moved === null) return undefined;
    if (moved === 'new') return { text: t('dashboard.new'), direction: 'up', tone: 'neutral' };
    const good = goodDirection[id === 'losses' ? 'voids' : id];
    const direction = moved === 0 ? 'none' : moved > 0 ? 'up' : 'down';
    const isPoints = id === 'labour_rate' && value !== null && compareValue !== null;
    if (id === 'labour_rate' && isPoints && isOnTarget(value))
      return { text: points(value, compareValue), direction: 'none', tone: 'neutral' };
    return {
      text: isPoints ? points(value, compareValue) : formats.signedPercent(moved),
      direction,
      tone: direction === 'none' || good === 'none' ? 'neutral' : direction === good ? 'good' : 'bad',
    };
  };

  const comparisonOf = (id: TileId, tile: Tile) => {
    if (id === 'open_bills') return t(live ? 'dashboard.onTheFloor' : 'dashboard.notSettled');
    if (id === 'labour_rate' && target !== undefined)
      return t('dashboard.target', { rate: formats.percent(target / 100_000) });
    return isComparable(tile) ? comparison : undefined;
  };

  return (
    <Grid columns={{ base: tileColumns, md: 3, xl: 6 }} gap="px12">
      {tiles.map((id) => {
        const tile = tileFor(id);
        // The response omits statistics that the user may not see.
        if (group && !tile) return null;
        // Nearly all bills of earlier days are closed.
        const trend = id === 'open_bills' ? undefined : tile?.trend;
        return (
          <BillsStat
            key={id}
            drill={tile?.drill}
            label={t(`dashboard.metric.${id}`)}
            info={
              <IconButton
                icon={Info}
                size="sm"
                label={[t(`dashboard.define.${id}`), trend && t('dashboard.trendPeriod', { count: trend.length })]
                  .filter(Boolean)
                  .join(' ')}
              />
            }
            loading={!tile}
            value={tile ? metricParts(id === 'losses' ? 'voids' : id, tile.value, group!.currency, formats) : ''}
            delta={tile && deltaOf(id, tile)}
            comparison={tile && comparisonOf(id, tile)}
            trend={trend}
          />
        );
      })}
    </Grid>
  );
}
