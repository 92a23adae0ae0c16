import { change, goodDirection } from '@larder/domain';
import type { DashboardData, MetricId, Tile } from '@larder/domain/contract';
import { Card, Delta, Stack, Text } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Divider } from '@larder/ui/Divider';
import { PlainTable } from '@larder/ui/PlainTable';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
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

/** Width of two columns of figures on a phone, px. */
const figureWidth = 120;

interface Line {
  id: string;
  name: ReactNode;
  /** Figures in the order of the columns. */
  figures: readonly ReactNode[];
}

/** Compares the user's restaurants, with totals per currency: a table, or a list on phones. */
export function AllRestaurants({ dashboard, comparison }: AllRestaurantsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isNarrow = useMediaQuery(below('md'));
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
  const lineOf = (id: string, name: ReactNode, currency: string, tiles: readonly Tile[]): Line => ({
    id,
    name,
    figures: columns.map((metric) => {
      const tile = tiles.find((entry) => entry.id === metric);
      return (
        tile && (
          <>
            <BillsLink drill={tile.drill}>
              <bdi dir="ltr">{metricText(metric, tile.value, currency, formats)}</bdi>
            </BillsLink>
            <br />
            {changeOf(tile)}
          </>
        )
      );
    }),
  });
  const labels = columns.map((metric) => t(`dashboard.metric.${metric}`));
  const places = restaurants.map(({ id, name, currency, tiles, opening }) =>
    lineOf(
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
  );
  const totals = sums.map(({ currency, tiles }) =>
    lineOf(currency, t('dashboard.all.sum', { currency }), currency, tiles),
  );

  return (
    <Card
      title={t('dashboard.all.title')}
      padding={isNarrow ? undefined : 'none'}
      actions={
        comparison && (
          <Text variant="caption" tone="muted">
            {comparison}
          </Text>
        )
      }
    >
      {isNarrow ? (
        <LineList labels={labels} lines={[...places, ...totals]} />
      ) : (
        <PlainTable caption={t('dashboard.all.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.all.restaurant')}</th>
              {labels.map((label) => (
                <th key={label} scope="col" data-number="">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows labels={labels} lines={places} />
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              <Rows labels={labels} lines={totals} />
            </tfoot>
          )}
        </PlainTable>
      )}
    </Card>
  );
}

interface LinesProps {
  labels: readonly string[];
  lines: readonly Line[];
}

const Rows = ({ labels, lines }: LinesProps) =>
  lines.map(({ id, name, figures }) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      {labels.map((label, index) => (
        <td key={label} data-number="">
          {figures[index]}
        </td>
      ))}
    </tr>
  ));

const LineList = ({ labels, lines }: LinesProps) => (
  <Stack as="ul" gap="px16">
    {lines.map(({ id, name, figures }, at) => (
      <Stack as="li" gap="px12" key={id}>
        {at > 0 && <Divider />}
        <Text as="h3" variant="bodyStrong">
          {name}
        </Text>
        <DescriptionList
          layout="columns"
          minColumn={figureWidth}
          items={labels.map((term, index) => ({ term, value: figures[index] }))}
        />
      </Stack>
    ))}
  </Stack>
);
