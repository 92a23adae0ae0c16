import type { DashboardGroup, ShareRow } from '@larder/domain/contract';
import { Card, EmptyState, Figure, Grid, Skeleton, Text } from '@larder/ui';
import { RankBars, ShareBar } from '@larder/ui/charts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats';

export interface BreakdownProps {
  /** Undefined while loading. */
  group: DashboardGroup | undefined;
}

const ranked = 5;
/** Items are counted in thousandths of a piece. */
const pieces = (row: ShareRow) => row.count / 1000;
const total = (rows: readonly ShareRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the day's figures are made of: dishes, payments, channels, losses. */
export function Breakdown({ group }: BreakdownProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const currency = group?.currency ?? 'USD';
  const money = (value: number) => formats.money(value, currency);

  const card = (id: 'items' | 'payments' | 'channels' | 'losses', rows: readonly ShareRow[] | undefined, content: () => ReactNode) => (
    <Card title={t(`dashboard.breakdown.${id}.title`)} aria-busy={!rows || undefined}>
      {!rows ? <Skeleton blockSize={208} /> : rows.length === 0 || total(rows) === 0 ? <EmptyState size="sm" illustration="none" title={t(`dashboard.breakdown.${id}.none`)} /> : content()}
    </Card>
  );
  const shares = (id: 'payments' | 'channels' | 'losses', rows: readonly ShareRow[]) => (
    <>
      <Figure parts={formats.moneyParts(total(rows), currency)} size="card" />
      <Text as="p" variant="caption" tone="muted">
        {t(`dashboard.breakdown.${id}.caption`)}
      </Text>
      <ShareBar
        label={t(`dashboard.breakdown.${id}.title`)}
        bucketLabel={t(`dashboard.breakdown.${id}.kind`)}
        items={rows.map(({ key, amount }) => ({ id: key, label: t(`dashboard.kind.${key}`), value: amount }))}
        formatValue={money}
        formatShare={(share) => formats.percent(share, 0)}
      />
    </>
  );

  return (
    <Grid columns={{ base: 1, md: 2, xl: 4 }}>
      {card('items', group?.topItems, () => (
        <RankBars
          label={t('dashboard.breakdown.items.title')}
          items={group!.topItems
            .toSorted((a, b) => b.count - a.count)
            .slice(0, ranked)
            .map((row) => ({ id: row.key, label: row.label, value: pieces(row) }))}
          formatValue={formats.number}
        />
      ))}
      {card('payments', group?.paymentMix, () => shares('payments', group!.paymentMix))}
      {card('channels', group?.channels, () => shares('channels', group!.channels))}
      {card('losses', group?.losses, () => shares('losses', group!.losses))}
    </Grid>
  );
}
