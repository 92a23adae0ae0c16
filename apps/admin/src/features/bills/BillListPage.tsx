import { billListQuery, useAbility, useBillApprovals, type QueryClient } from '@larder/domain';
import { billQuickViews, type BillRow } from '@larder/domain/contract';
import { Button, Card, PageHeader } from '@larder/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import { ListPage } from '../../lists/ListPage';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { moveDates, searchOfDates, searchOfPreset } from './billDates';
import {
  allBillParameters,
  billList,
  billParameters,
  quickViewOf,
  quickViews,
  withoutFilters,
  type BillListSearch,
} from './billList';
import { BillDatesControl } from './components/BillDatesControl';
import { BillScopeControl } from './components/BillScopeControl';
import { BillTotalsBar } from './components/BillTotalsBar';
import { useBillActions } from './useBillActions';
import { useBillBulkActions } from './useBillBulkActions';
import { useBillList } from './useBillList';
import { useBillRowActions } from './useBillRowActions';
import { readBillScope } from './useBillScope';
import { useBillSelection } from './useBillSelection';

const ApprovalRequests = lazyDialog(() => import('./components/ApprovalRequests'), 'ApprovalRequests');
const BillLossView = lazyDialog(() => import('./components/BillLossView'), 'BillLossView');
const BillPreview = lazyDialog(() => import('./components/BillPreview'), 'BillPreview');

/** Throws if the user may not open the restaurant. Opens the default view and prefetches the bills. */
export async function loadBillList(queryClient: QueryClient, search: BillListSearch) {
  const scope = readBillScope(search.restaurant);
  await openDefaultView(queryClient, billList.name, search);
  // The dates of a period depend on the current business date, which the page loads first.
  if (!search.period) void queryClient.prefetchQuery(billListQuery(billParameters(search, scope)));
}

/** The list of bills of one or all restaurants, with totals of all matching bills. */
export function BillListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const message = useFieldMessage();
  const { list, search, datesError, query, scope, place, placeOf, scopeName, dates, datesText, today, mayExport } =
    useBillList();
  const { change } = list.state;
  const { data } = query;
  useDocumentTitle(list.title, place);

  const approvals = useBillApprovals(scope).data ?? [];
  const actions = useBillActions();
  const { deletion, change: changeSelected } = useBillSelection(list, actions);
  const bulkActions = useBillBulkActions(actions, changeSelected);
  const rowActions = useBillRowActions({
    search: list.state.search,
    actions,
    onDelete: (bill) => deletion.remove([bill]),
    onServer: (server) => change({ server }),
  });
  /** Changes the preview without a history entry, so that Back closes it. */
  const show = (next: Partial<BillListSearch>) => change({ page: search.page, ...next }, true);
  const openView = quickViewOf(search);
  /** Totals show revenue, which requires the right to read the dashboard. */
  const maySeeTotals = ability.can('read', 'dashboard');

  const controls = (
    <>
      <BillDatesControl
        dates={dates}
        today={today}
        error={message(datesError)}
        onChange={(next) => change(searchOfDates(next, today))}
        onPreset={(preset) => change(searchOfPreset(preset))}
      />
      <BillScopeControl value={search.restaurant} name={scopeName} onChange={(restaurant) => change({ restaurant })} />
    </>
  );
  const description = [scopeName, datesText].filter(Boolean).join(' · ');
  if (search.mode === 'loss' && maySeeTotals)
    return (
      <>
        <PageHeader title={list.title} description={description} />
        <Suspense fallback={<Card aria-busy style={{ minBlockSize: 320 }} />}>
          <BillLossView search={search} scope={scope} controls={controls} onChange={change} />
        </Suspense>
      </>
    );

  return (
    <ListPage<BillRow, BillListSearch>
      list={list}
      description={description}
      texts={{
        search: { label: t('bills.list.search'), placeholder: t('bills.list.searchPlaceholder') },
        selected: (count) => t('bills.list.selected', { count }),
        failed: t('bills.list.failed'),
        empty: {
          title: t('bills.list.empty', { dates: datesText }),
          actions: dates && today && (
            <Button size="sm" onClick={() => change(searchOfDates(moveDates(dates, -1, today), today))}>
              {t('bills.dates.previous')}
            </Button>
          ),
        },
        noMatches: t('bills.list.noMatches'),
        deleteMany: (count) => ({
          title: t('bills.deleteMany.title', { count }),
          description: t('bills.deleteMany.description'),
          confirm: t('bills.deleteMany.confirm', { count }),
          cancel: t('bills.deleteMany.cancel'),
        }),
      }}
      builtInViews={billQuickViews.map((id) => ({
        id,
        label: t(`bills.views.${id}`),
        count: data?.views[id],
        isOpen: id === openView,
        open: () => change({ ...withoutFilters, ...quickViews[id] }),
      }))}
      summary={
        approvals.length > 0 && (
          <Suspense>
            <ApprovalRequests approvals={approvals} placeOf={placeOf} />
          </Suspense>
        )
      }
      toolbarStart={controls}
      exportable={mayExport}
      rowActions={rowActions}
      rowLink={({ id }) => ({ to: '/apps/bills', search: { ...list.state.search, preview: id } })}
      bulkActions={bulkActions}
      deletion={actions.mayDelete ? deletion : undefined}
    >
      {maySeeTotals && !query.isError && (
        <BillTotalsBar
          totals={data?.totals}
          payment={search.payment}
          onLosses={() => change({ ...withoutFilters, mode: 'loss' })}
        />
      )}
      <Suspense>
        {search.preview !== undefined && (
          <BillPreview
            id={search.preview}
            tab={search.tab ?? 'order'}
            parameters={allBillParameters(search, scope)}
            placeOf={placeOf}
            onTabChange={(tab) => show({ tab: tab === 'order' ? undefined : tab })}
            onShow={(preview, index) => show({ preview, page: Math.floor(index / list.perPage) + 1 })}
            onClose={() => show({ preview: undefined, tab: undefined })}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
