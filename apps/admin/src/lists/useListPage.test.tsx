import { http } from '@larder/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, shownToasts } from '../testing/mockServer';
import { TextKeys } from '../testing/TextKeys';
import { defineList, type ListSearchOf } from './defineList';
// Loaded before the tests: the first import can take longer than they wait.
import './exporting/exportRows';
import type { PrintedList } from './sheets/printRows';
import { useListPage, type ListPageOptions } from './useListPage';
import type { ListSearchState } from './useListSearch';

const print = vi.fn<(list: PrintedList) => Promise<void>>(async () => undefined);
vi.mock('./sheets/printRows', () => ({ printRows: (list: PrintedList) => print(list) }));
const { adapter } = http.defaults;
beforeEach(() => {
  print.mockClear();
  shownToasts.length = 0;
  http.defaults.adapter = () => new Promise(() => undefined);
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

interface Jar {
  id: number;
  name: string;
  shelf: string;
}
const jars = defineList({
  name: 'jars',
  sortColumns: ['name'],
  filters: { shelf: { kind: 'select' } },
  mode: 'client',
});
type JarSearch = ListSearchOf<typeof jars>;
const all: Jar[] = [
  { id: 1, name: 'Lemons', shelf: 'top' },
  { id: 2, name: 'Limes', shelf: 'top' },
  { id: 3, name: 'Plums', shelf: 'low' },
];
const columns = [
  { id: 'name', header: 'Name' },
  { id: 'shelf', header: 'Shelf' },
] as const;

function openList(search: JarSearch, options: Partial<ListPageOptions<Jar, JarSearch>> = {}) {
  const state = { list: jars, search, change: () => undefined } as unknown as ListSearchState<JarSearch>;
  const query = {} as ListPageOptions<Jar, JarSearch>['query'];
  return renderHook(() => useListPage<Jar, JarSearch>({ state, title: 'Jars', columns, query, all, ...options }), {
    wrapper: TextKeys,
  }).result.current;
}

it('an exported list contains the matching rows, and names the search text and filters', async () => {
  openList({ q: 'l', shelf: 'top' }, { heading: ['November'] }).exportAll('print');
  await eventually(() => expect(print).toHaveBeenCalledOnce());
  const [{ heading, rows, columns: printed }] = print.mock.calls[0]!;
  expect(heading.slice(0, -1)).toEqual(['Jars', 'November', 'lists.search.words q=l', 'Shelf: top']);
  expect(printed.map(({ header }) => header)).toEqual(['Name', 'Shelf']);
  expect(rows).toEqual([
    ['Lemons', 'top'],
    ['Limes', 'top'],
  ]);
});

it('the options of a filter are the known values, then those of rows and the chosen one, with counts', () => {
  const filters = { shelf: { values: ['low', 'none'], labelOf: (shelf: string) => shelf.toUpperCase() } };
  expect(openList({ shelf: 'gone' }, { filters }).filterOptions['shelf']).toEqual([
    { value: 'low', label: 'LOW', count: '1' },
    { value: 'none', label: 'NONE', count: '0' },
    { value: 'gone', label: 'GONE', count: '0' },
    { value: 'top', label: 'TOP', count: '2' },
  ]);
});

it('a list whose rows cannot be loaded for an export offers to retry', async () => {
  const loadAll = vi.fn<() => Promise<Jar[]>>().mockRejectedValue(new Error('offline'));
  openList({}, { all: undefined, loadAll }).exportAll('print');
  await eventually(() => expect(shownToasts).toEqual(['danger: lists.failed.title']));
  expect(print).not.toHaveBeenCalled();
});
