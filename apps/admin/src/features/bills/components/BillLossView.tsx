import { useBillLoss } from '@larder/domain';
import { lossGroupings, noneKey, type LossGrouping, type LossKind, type LossRow } from '@larder/domain/contract';
import { Button, Card, EmptyState, Figure, Skeleton, Stack, Text } from '@larder/ui';
import { RankBars } from '@larder/ui/charts';
import { PlainTable } from '@larder/ui/PlainTable';
import { SegmentedControl } from '@larder/ui/SegmentedControl';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { billFilterParameters, type BillListSearch } from '../billList';
import { useBillLabels } from '../useBillLabels';

export interface BillLossViewProps {
  search: BillListSearch;
  /** ID of the restaurant, or `all`. */
  scope: string;
  /** Controls for dates and restaurant. */
  controls: ReactNode;
  onChange: (search: Partial<BillListSearch>) => void;
}

const kinds = { discounts: 'discount', comps: 'comp', voids: 'void', refunds: 'refund' } as const;
type Column = keyof typeof kinds;
const columns = Object.keys(kinds) as Column[];
const lossOf = (row: LossRow) => row.discounts + row.comps + row.voids + row.refunds;
/** Number of rows in the chart. */
const charted = 10;

/** Discounts, comps, voids and refunds, grouped by reason, server, approver or item. */
export function BillLossView({ search, scope, controls, onChange }: BillLossViewProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const groupBy: LossGrouping = search.groupBy ?? 'reason';
  const query = useBillLoss({ ...billFilterParameters(search, scope), groupBy });
  const labelOf = ({ key, label }: LossRow) => {
    if (key === noneKey) return t(`bills.none.${groupBy}`);
    return groupBy === 'reason' ? labels.reason(key) : label;
  };
  const { data } = query;

  return (
    <Stack gap="px16">
      <Stack direction="row" gap="px8" wrap>
        {controls}
        <SegmentedControl
          label={t('bills.losses.groupBy')}
          value={groupBy}
          onValueChange={(next) => onChange({ groupBy: next === 'reason' ? undefined : next })}
          options={lossGroupings.map((value) => ({ value, label: t(`bills.losses.by.${value}`) }))}
        />
        <Button size="bar" startIcon={Table2} onClick={() => onChange({ mode: undefined, groupBy: undefined })}>
          {t('bills.losses.table')}
        </Button>
      </Stack>
      {data?.totals.map((total) => (
        <LossCard
          key={total.currency}
          total={total}
          rows={data.rows.filter(({ currency }) => currency === total.currency)}
          {...{ labelOf, groupBy, search }}
        />
      ))}
      {query.isPending && (
        <Card aria-busy>
          <Skeleton blockSize={320} />
        </Card>
      )}
      {query.isError && !data && (
        <Card>
          <LoadError title={t('bills.losses.failed')} query={query} />
        </Card>
      )}
    </Stack>
  );
}

interface LossCardProps {
  total: LossRow;
  rows: readonly LossRow[];
  labelOf: (row: LossRow) => string;
  groupBy: LossGrouping;
  search: BillListSearch;
}

/** The losses in one currency: a chart of the largest rows and a table of all. */
function LossCard({ total, rows, labelOf, groupBy, search }: LossCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, total.currency);
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={t('bills.preview.noLosses')} />
      </Card>
    );
  const { restaurant, from, to } = search;
  /** Links an amount to the bills behind it. */
  const cell = (row: LossRow, column: Column) =>
    row[column] === 0 ? (
      money(0)
    ) : (
      <RouterLink
        to="/apps/bills"
        search={{
          restaurant,
          from,
          to,
          has: kinds[column] satisfies LossKind,
          ...(row.key !== 'all' && { [groupBy]: row.key }),
        }}
      >
        {money(row[column])}
      </RouterLink>
    );
  const numbers = (row: LossRow) => (
    <>
      {columns.map((column) => (
        <td key={column} data-number="">
          {cell(row, column)}
        </td>
      ))}
      <td data-number="">{formats.number(row.records)}</td>
      <td data-number="">{formats.number(row.bills)}</td>
      <td data-number="">{formats.number(row.afterPayment)}</td>
      <td data-number="">{row.share === null ? '—' : formats.percent(row.share / 100_000)}</td>
    </>
  );
  return (
    <Card title={t('bills.losses.title', { currency: total.currency })}>
      <Stack gap="px20">
        <div>
          <Figure parts={formats.moneyParts(lossOf(total), total.currency)} size="card" />
          <Text as="p" variant="caption" tone="muted">
            {t('bills.losses.sum')}
          </Text>
        </div>
        <RankBars
          label={t('bills.losses.chart')}
          items={rows.slice(0, charted).map((row) => ({ id: row.key, label: labelOf(row), value: lossOf(row) }))}
          formatValue={money}
        />
        <PlainTable caption={t('bills.losses.title', { currency: total.currency })} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t(`bills.losses.by.${groupBy}`)}</th>
              {[...columns, 'records', 'bills', 'afterPayment', 'share'].map((column) => (
                <th key={column} scope="col" data-number="">
                  {t(`bills.losses.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{labelOf(row)}</th>
                {numbers(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('bills.losses.total')}</th>
              {numbers(total)}
            </tr>
          </tfoot>
        </PlainTable>
      </Stack>
    </Card>
  );
}
