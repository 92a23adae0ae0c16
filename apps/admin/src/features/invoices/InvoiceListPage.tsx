import { invoiceListQuery, useInvoiceList, useLanguage, useServerToday, type QueryClient } from '@larder/domain';
import { invoiceStatuses, sortInvoices, type Invoice } from '@larder/domain/contract';
import { useNavigate } from '@tanstack/react-router';
import { CircleDot, Truck } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useInvoiceLabels } from '../../entities/invoices/useInvoiceLabels';
import { listParameters } from '../../lists/defineList';
import { ListPage } from '../../lists/ListPage';
import { useListPage, type FilterViews } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { InvoiceTiles } from './components/InvoiceTiles';
import { InvoiceTotals } from './components/InvoiceTotals';
import { invoiceList, withoutFilters, type InvoiceListSearch } from './invoiceList';
import { filterInvoiceList, invoicesOfSearch } from './invoicesOfSearch';
import { useInvoiceActions } from './useInvoiceActions';
import { useInvoiceBulkActions } from './useInvoiceBulkActions';
import { useInvoiceColumns } from './useInvoiceColumns';
import { useInvoiceDownload } from './useInvoiceDownload';
import { useInvoiceExportColumns } from './useInvoiceExportColumns';
import { useInvoiceRowActions } from './useInvoiceRowActions';
import { useListDelete } from '../../lists/useListDelete';

const InvoicePeek = lazyDialog(() => import('./components/InvoicePeek'), 'InvoicePeek');
const SendInvoiceDrawer = lazyDialog(() => import('./components/SendInvoiceDrawer'), 'SendInvoiceDrawer');
const SendManyDialog = lazyDialog(() => import('./components/SendManyDialog'), 'SendManyDialog');

/** Filters of the built-in views. */
const views = {
  all: {},
  pastDue: { status: 'Past Due' },
  drafts: { status: 'Draft' },
  received: { direction: 'received' },
} as const satisfies Record<string, Pick<InvoiceListSearch, 'status' | 'direction'>>;

/** Input of the list endpoint. The client filters all invoices; without a filter, the server returns issued ones. */
const parametersOf = (search: InvoiceListSearch) =>
  ({ ...listParameters(invoiceList, search), direction: search.direction ?? 'issued' }) as const;

/** Opens the default view, if there is one, and starts the query without waiting for it. */
export async function loadInvoiceList(queryClient: QueryClient, search: InvoiceListSearch) {
  await openDefaultView(queryClient, invoiceList.name, search);
  void queryClient.prefetchQuery(invoiceListQuery(parametersOf(search)));
}

/** Returns true for paid invoices, which are deleted only after confirmation. */
const isPaid = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Paid';

export interface InvoiceListPageProps {
  /** Prefix of the search parameters, if the list is part of another page. @default none */
  prefix?: string;
}

/** The list of invoices, with totals of all matching invoices. */
export function InvoiceListPage({ prefix }: InvoiceListPageProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const labels = useInvoiceLabels();
  const today = useServerToday();
  const [sending, setSending] = useState<Invoice>();
  const [sendingMany, setSendingMany] = useState<readonly Invoice[]>([]);
  const state = useListSearch(invoiceList, prefix);
  const { search, change } = state;
  const query = useInvoiceList(parametersOf(search));
  const all = query.data?.allData;
  const filters: FilterViews<InvoiceListSearch> = useMemo(
    () => ({
      status: { icon: CircleDot, values: invoiceStatuses, labelOf: labels.status, inPalette: true },
      direction: {
        label: t('invoices.list.title'),
        icon: Truck,
        values: ['received'],
        labelOf: () => t('invoices.views.received'),
        onlyWhenSet: true,
        inPalette: true,
      },
    }),
    [labels, t],
  );
  const list = useListPage<Invoice, InvoiceListSearch>({
    state,
    title: t('invoices.list.title'),
    query,
    rows: query.data?.invoices,
    total: query.data?.total,
    all,
    filter: filterInvoiceList,
    sort: sortInvoices,
    columns: useInvoiceColumns(today),
    filters,
    exportColumns: useInvoiceExportColumns(),
    selectionFormat: 'xlsx',
  });
  const found = useMemo(() => all && invoicesOfSearch(all, search, language), [all, search, language]);
  const actions = useInvoiceActions();
  const bulkActions = useInvoiceBulkActions(actions, setSendingMany);
  const deletion = useListDelete(actions.deleteInvoices, undefined, isPaid);
  const download = useInvoiceDownload(actions);
  /** Shows another invoice in the drawer without a history entry, so that Back leaves the page. */
  const peek = (id: number | undefined) => change({ page: search.page, peek: id }, true);
  const rowActions = useInvoiceRowActions({
    actions,
    onSend: setSending,
    onPeek: ({ id }) => peek(id),
    onDownload: (invoice) => void download(invoice),
    onDelete: (invoice) => deletion.remove([invoice]),
  });
  const openView = Object.entries<Pick<InvoiceListSearch, 'status' | 'direction'>>(views).find(
    ([, { status, direction }]) => !search.q && status === search.status && direction === search.direction,
  )?.[0];

  return (
    <ListPage
      list={list}
      description={t('invoices.list.lead')}
      embedded={prefix !== undefined}
      texts={{
        search: { label: t('invoices.list.search'), placeholder: t('invoices.list.searchPlaceholder') },
        selected: (count) => t('invoices.list.selected', { count }),
        failed: t('invoices.list.failed'),
        empty: { title: t('invoices.list.empty.title'), description: t('invoices.list.empty.description') },
        noMatches: t('invoices.list.noMatches'),
        deleteMany: (count) => ({
          title: t('invoices.deleteMany.title', { count }),
          description: t('invoices.deleteMany.description'),
          confirm: t('invoices.deleteMany.confirm', { count }),
          cancel: t('invoices.deleteMany.cancel', { count }),
        }),
      }}
      builtInViews={Object.entries(views).map(([id, filter]) => ({
        id,
        label: t(`invoices.views.${id}`),
        count: list.countOf(filter),
        isOpen: id === openView,
        open: () => change({ ...withoutFilters, ...filter }),
      }))}
      // Omitted when the list is embedded: the surrounding page shows its own figures.
      summary={
        prefix === undefined && <InvoiceTiles invoices={all} failed={query.isError} today={today} state={state} />
      }
      create={
        actions.mayCreate
          ? { label: t('invoices.list.new'), onCreate: () => void navigate({ to: '/apps/invoice/add' }) }
          : undefined
      }
      rowActions={rowActions}
      rowLink={({ id }) => ({
        to: '/apps/invoice/preview/$id',
        params: { id: String(id) },
        state: { invoiceList: search },
      })}
      bulkActions={bulkActions}
      deletion={actions.mayDelete ? deletion : undefined}
    >
      {found && !query.isError && <InvoiceTotals invoices={found} />}
      <Suspense>
        {search.peek !== undefined && found && (
          <InvoicePeek id={search.peek} invoices={found} onShow={peek} onClose={() => peek(undefined)} />
        )}
        {sending && <SendInvoiceDrawer invoice={sending} onClose={() => setSending(undefined)} />}
        {sendingMany.length > 0 && <SendManyDialog invoices={sendingMany} onClose={() => setSendingMany([])} />}
      </Suspense>
    </ListPage>
  );
}
