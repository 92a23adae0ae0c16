import { change, goodDirection } from '@larder/domain';
import type { DashboardData, MetricId, Tile } from '@larder/domain/contract';
import { Card, Delta, Text } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { metricText } from '../serviceDayText';
import { BillsLink } from './BillsLink';

export interface AllRestaurantsProps {
  dashboard: DashboardData;
  /** Baseline of the changes, such as "vs last Fri". */
  comparison: string | undefined;
}

const metrics = [
  'net_sales',
  'covers',
  'average_cover',
  'labour_rate',
  'voids',
  'open_bills',
] as const satisfies readonly MetricId[];

/** Table that compares the user's restaurants, with totals per currency. */
export function AllRestaurants({ dashboard, comparison }: AllRestaurantsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { restaurants, groups } = dashboard;
  const sums = groups.filter(({ restaurantIds }) => restaurantIds.length > 1);
  const columns = metrics.filter((id) => restaurants.some(({ tiles }) => tiles.some((tile) => tile.id === id)));

  const points = ({ value, compareValue }: Tile) =>
    t('dashboard.points', {
      value: formats.signed(((value ?? 0) - (compareValue ?? 0)) / 1000, { maximumFractionDigits: 1 }),
    });
  const changeOf = (tile: Tile) => {
    const moved = tile.id === 'open_bills' ? null : change(tile.value, tile.compareValue);
    if (typeof moved !== 'number') return null;
    const direction = moved === 0 ? 'none' : moved > 0 ? 'up' : 'down';
    const good = goodDirection[tile.id];
    return (
      <Delta
        text={tile.id === 'labour_rate' ? points(tile) : formats.signedPercent(moved)}
        direction={direction}
        tone={direction === 'none' ? 'neutral' : direction === good ? 'good' : 'bad'}
      />
    );
  };
  const row = (id: string, name: ReactNode, currency: string, tiles: readonly Tile[]) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      {columns.map((metric) => {
        const tile = tiles.find((entry) => entry.id === metric);
        return (
          <td key={metric} data-number="">
            {tile && (
              <>
                <BillsLink drill={tile.drill}>
                  <bdi dir="ltr">{metricText(metric, tile.value, currency, formats)}</bdi>
                </BillsLink>
                <br />
                {changeOf(tile)}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );

  return (
    <Card
      title={t('dashboard.all.title')}
      padding="none"
      actions={
        comparison && (
          <Text variant="caption" tone="muted">
            {comparison}
          </Text>
        )
      }
    >
      <PlainTable caption={t('dashboard.all.title')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.all.restaurant')}</th>
            {columns.map((metric) => (
              <th key={metric} scope="col" data-number="">
                {t(`dashboard.metric.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {restaurants.map(({ id, name, currency, tiles, opening }) =>
            row(
              id,
              <>
                <RouterLink to="/" search={(before) => ({ ...before, restaurant: id })}>
                  {name}
                </RouterLink>
                {opening.isClosed && (
                  <Text as="p" variant="caption" tone="muted">
                    {t('dashboard.closedDay')}
                  </Text>
                )}
              </>,
              currency,
              tiles,
            ),
          )}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map(({ currency, tiles }) => row(currency, t('dashboard.all.sum', { currency }), currency, tiles))}
          </tfoot>
        )}
      </PlainTable>
    </Card>
  );
}
