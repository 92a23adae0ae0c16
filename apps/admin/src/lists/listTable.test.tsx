import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextKeys } from '../testing/TextKeys';
import type { ListSearch } from './listState';
import type { ListPageState } from './useListPage';
import { useListTable } from './useListTable';

interface Jar {
  id: number;
}
const change = vi.fn<(next: object) => void>();
function tableOf(search: ListSearch) {
  const list = {
    state: { list: { filters: [] }, search, change },
    query: {},
    views: {},
    selection: {},
    page: 1,
    perPage: 10,
  } as unknown as ListPageState<Jar, ListSearch>;
  return renderHook(() => useListTable(list, { hasFilterPanel: true }), { wrapper: TextKeys }).result.current;
}

it('the table of a list is sorted as the URL says', () => {
  expect(tableOf({}).sorting.value).toEqual([]);
  expect(tableOf({ sortColumn: 'name' }).sorting.value).toEqual([{ column: 'name', direction: 'asc' }]);
  expect(tableOf({ sortColumn: 'name', sort: 'desc' }).sorting.value).toEqual([{ column: 'name', direction: 'desc' }]);
});

it('the table of a list changes the sorting and the page in the URL', () => {
  const { sorting, pagination } = tableOf({});
  sorting.onValueChange([{ column: 'name', direction: 'desc' }]);
  sorting.onValueChange([]);
  pagination.onValueChange({ page: 2, perPage: 10 });
  pagination.onValueChange({ page: 1, perPage: 25 });
  expect(change.mock.calls).toEqual([
    [{ sortColumn: 'name', sort: 'desc' }],
    [{ sortColumn: undefined, sort: undefined }],
    [{ page: 2 }],
    [{ perPage: 25 }],
  ]);
});
