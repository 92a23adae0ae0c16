import { invoiceTiles, type Invoice } from '@larder/domain/contract';
import { Grid, StatCard } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFormats } from '../../../hooks/useFormats';
import type { ListSearchState } from '../../../lists/useListSearch';
import { withoutFilters, type InvoiceListSearch } from '../invoiceList';
import { tileFilter } from '../../../lists/tileFilter';
import { tileColumns } from '../../../lib/tileColumns';

export interface InvoiceTilesProps {
  /** All invoices; undefined while loading. */
  invoices: readonly Invoice[] | undefined;
  /** If true, loading failed and the list below shows the error. */
  failed: boolean;
  today: string;
  state: ListSearchState<InvoiceListSearch>;
}

/** Open balance, past-due invoices, payments of this month and drafts. They filter or sort the list. */
export function InvoiceTiles({ invoices, failed, today, state }: InvoiceTilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = useAccountMoney();
  const tiles = invoices && invoiceTiles(invoices, today);
  const loading = !tiles && !failed;
  const text = (key: string, values?: object) => t(`invoices.tiles.${key}`, { ...values });
  const show = (wanted: Partial<InvoiceListSearch>) =>
    tileFilter(state, { ...withoutFilters, sortColumn: undefined, sort: undefined }, wanted);

  return (
    <Grid as="section" aria-label={text('label')} columns={{ base: tileColumns, lg: 4 }} gap="px12">
      <StatCard
        label={text('open')}
        value={tiles ? money(tiles.openBalance) : '—'}
        comparison={text('openNote')}
        loading={loading}
        {...show({ sortColumn: 'balance', sort: 'desc' })}
      />
      <StatCard
        label={text('pastDue')}
        value={tiles ? money(tiles.pastDue.sum) : '—'}
        comparison={tiles && text('invoices', { count: tiles.pastDue.count })}
        loading={loading}
        {...show({ status: 'Past Due' })}
      />
      <StatCard
        label={text('paid')}
        value={tiles ? money(tiles.paidThisMonth) : '—'}
        comparison={formats.date(today, { month: 'long', year: 'numeric' })}
        loading={loading}
        {...show({ status: 'Paid' })}
      />
      <StatCard
        label={text('drafts')}
        value={tiles ? formats.number(tiles.drafts) : '—'}
        comparison={text('draftsNote')}
        loading={loading}
        {...show({ status: 'Draft' })}
      />
    </Grid>
  );
}
