import type { DashboardGroup, ShareRow } from '@larder/domain/contract';
import { tileOf } from '@larder/domain';
import { Card, EmptyState, Figure, Skeleton, Stack, Text } from '@larder/ui';
import { RankBars, ShareBar } from '@larder/ui/charts';
import { SegmentedControl } from '@larder/ui/overlays';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { foldShares } from '../serviceDayText';
import { BillsLink } from './BillsLink';
import { DishPlate } from './DishPlate';
import { PaymentsBridge } from './PaymentsBridge';

export interface BreakdownProps {
  card: CardId;
  /** Undefined while loading. */
  group: DashboardGroup | undefined;
}

type CardId = 'items' | 'payments' | 'channels' | 'losses';
type Rank = 'value' | 'number';

const ranked = 5;
/** Returns the number of items; `count` is in thousandths. */
const pieces = (row: ShareRow) => row.count / 1000;
const total = (rows: readonly ShareRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns a function that renders the links of rows to their bills. */
const linkIn =
  (rows: readonly ShareRow[]) =>
  ({ id }: { id: string }, props: { className: string; children: ReactNode }) => (
    <BillsLink drill={rows.find(({ key }) => key === id)?.drill} {...props} />
  );

/** One of the day's shares: best dishes, payments, channels or losses. */
export function Breakdown({ card: id, group }: BreakdownProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [rank, setRank] = useState<Rank>('value');
  const currency = group?.currency ?? 'USD';
  const money = (value: number) => formats.money(value, currency);

  const card = (
    rows: readonly ShareRow[] | undefined,
    content: (rows: readonly ShareRow[]) => ReactNode,
    actions?: ReactNode,
  ) => (
    <Card title={t(`dashboard.breakdown.${id}.title`)} actions={actions} aria-busy={!rows || undefined}>
      {!rows ? (
        <Skeleton blockSize={208} />
      ) : total(rows) === 0 ? (
        <EmptyState size="sm" illustration="none" title={t(`dashboard.breakdown.${id}.none`)} />
      ) : (
        content(rows)
      )}
    </Card>
  );

  const shares = (
    rows: readonly ShareRow[],
    { note, caption = t(`dashboard.breakdown.${id}.caption`) }: { note?: ReactNode; caption?: string } = {},
  ) => {
    const { shown, rest } = foldShares(rows);
    const day = group && tileOf(group, 'net_sales')?.drill;
    return (
      <Stack gap="px12">
        <div>
          <BillsLink drill={day && id === 'losses' ? { ...day, mode: 'loss' } : day}>
            <Figure parts={formats.moneyParts(total(rows), currency)} size="card" />
          </BillsLink>
          <Text as="p" variant="caption" tone="subtle">
            {caption}
          </Text>
        </div>
        <ShareBar
          label={t(`dashboard.breakdown.${id}.title`)}
          bucketLabel={t(`dashboard.breakdown.${id}.kind`)}
          items={[
            ...shown.map(({ key, label, amount }) => ({
              id: key,
              label: t(`dashboard.kind.${key}`, label),
              value: amount,
            })),
            ...(rest > 0 ? [{ id: 'rest', label: t('dashboard.kind.other'), value: rest, tone: 'c6' as const }] : []),
          ]}
          formatValue={money}
          formatShare={(share) => formats.percent(share, 0)}
          renderLink={linkIn(rows)}
        />
        {note}
      </Stack>
    );
  };

  const lossesCard = (rows: readonly ShareRow[]) => {
    const gross = group && tileOf(group, 'gross_sales')?.value;
    return shares(rows, {
      caption: gross
        ? t('dashboard.breakdown.losses.ofGross', { rate: formats.percent(total(rows) / gross) })
        : t('dashboard.breakdown.losses.caption'),
    });
  };

  if (id === 'payments')
    return card(group?.paymentMix, (rows) => shares(rows, { note: group && <PaymentsBridge group={group} /> }));
  if (id === 'channels') return card(group?.channels, (rows) => shares(rows));
  if (id === 'losses') return card(group?.losses, lossesCard);
  return card(
    group?.topItems,
    (rows) => (
      <RankBars
        label={t('dashboard.breakdown.items.title')}
        items={rows
          .toSorted((a, b) => (rank === 'value' ? b.amount - a.amount : b.count - a.count))
          .slice(0, ranked)
          .map((row) => ({
            id: row.key,
            label: row.label,
            startContent: <DishPlate id={row.key} />,
            value: rank === 'value' ? row.amount : pieces(row),
          }))}
        renderLink={linkIn(rows)}
        formatValue={rank === 'value' ? (value) => formats.money(value, currency, { whole: true }) : formats.number}
      />
    ),
    <SegmentedControl
      label={t('dashboard.breakdown.items.rank')}
      options={(['value', 'number'] as const).map((value) => ({
        value,
        label: t(`dashboard.breakdown.items.${value}`),
      }))}
      value={rank}
      onValueChange={setRank}
    />,
  );
}
