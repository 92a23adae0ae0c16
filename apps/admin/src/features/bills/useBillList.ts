import {
  rowsLeft,
  useAbility,
  useBillList as useBillListQuery,
  useCurrentBillDate,
  useFetchBillRows,
  useLastDeletedBills,
} from '@larder/domain';
import type { BillRow } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { presetDates } from './billDates';
import { allBillParameters, billList, billParameters, type BillListSearch } from './billList';
import { useBillColumns } from './useBillColumns';
import { useBillExportColumns } from './useBillExportColumns';
import { useBillFilters } from './useBillFilters';
import { useBillPlaces } from './useBillPlaces';
import { useBillScope } from './useBillScope';
import { useValidDates } from './useValidDates';

/** Returns the state of the page: restaurants, dates, rows and totals. */
export function useBillList() {
  const { t } = useTranslation();
  const formats = useFormats();
  const state = useListSearch(billList);
  const { id: scope, place } = useBillScope(state.search.restaurant);
  const today = useCurrentBillDate(scope);
  const { period } = state.search;
  const relative = period && today ? presetDates[period](today) : undefined;
  const valid = useValidDates(relative ?? state.search, today);
  const search = { ...state.search, ...valid.dates };
  const query = useBillListQuery(billParameters(search, scope), period === undefined || relative !== undefined);
  const deleted = useLastDeletedBills();
  const fetchRows = useFetchBillRows();
  const placeOf = useBillPlaces();
  const mayExport = useAbility().can('export', 'bill');
  const { data } = query;

  const from = search.from ?? data?.params.from;
  const to = search.to ?? data?.params.to;
  const dates = useMemo(() => (from && to ? { from, to } : undefined), [from, to]);
  const day = (date: string) => formats.date(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const datesText = dates && (dates.from === dates.to ? day(dates.from) : `${day(dates.from)} – ${day(dates.to)}`);
  const scopeName = place?.name ?? t('bills.allRestaurants');

  const list = useListPage<BillRow, BillListSearch>({
    state,
    title: t('nav.pages.bills'),
    query,
    rows: useMemo(() => data && rowsLeft(data.bills, deleted), [data, deleted]),
    total: data?.total,
    loadAll: mayExport ? () => fetchRows(allBillParameters(search, scope)) : undefined,
    columns: useBillColumns({ placeOf, showRestaurant: scope === 'all', showDate: from !== to }),
    filters: useBillFilters(scope, data?.bills, data?.totals[0]?.match?.name),
    exportColumns: useBillExportColumns(placeOf),
    heading: [scopeName, datesText].filter((line) => line !== undefined),
  });
  return {
    list,
    search,
    datesError: valid.error,
    query,
    scope,
    place,
    scopeName,
    placeOf,
    dates,
    datesText,
    today,
    mayExport,
  };
}
