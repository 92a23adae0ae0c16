import { describe, expect, it } from 'vitest';
import { columnFiltersOf, countValues, searchOfColumnFilters, withHeaderFilters } from './columnFilters';
import { clearedFilters, defineList, isLocal, isNarrowed, listParameters } from './defineList';
import { filterRows } from './filterRows';
import { activeFilters } from './activeFilters';

const jars = defineList({
  name: 'jars',
  sortColumns: ['name', 'weight'],
  filters: {
    shelf: { kind: 'select' },
    from: { kind: 'from', column: 'filled' },
    to: { kind: 'to', column: 'filled' },
    min: { kind: 'min', column: 'weight' },
    label: { kind: 'text', column: null },
  },
});
const read = (params: object) => JSON.parse(JSON.stringify(jars.search.parse(params))) as object;

describe('search parameters of a list', () => {
  it.each([
    [
      { shelf: 3, from: '2026-11-22', min: 0, perPage: 25 },
      { shelf: '3', from: '2026-11-22', min: 0, perPage: 25 },
    ],
    [{ sortColumn: 'price', perPage: 7, from: 'today', min: -1, page: 0 }, {}],
  ])('the search parameters %j are parsed to %j', (params, search) => expect(read(params)).toEqual(search));

  it('listParameters converts search parameters to the endpoint input, with defaults and empty filters', () => {
    const empty = { shelf: '', from: '', to: '', min: '', label: '' };
    expect(listParameters(jars, {})).toEqual({ q: '', page: 1, perPage: 10, ...empty });
    expect(listParameters(jars, { shelf: 'top', sortColumn: 'name' })).toEqual({
      q: '',
      page: 1,
      perPage: 10,
      ...empty,
      shelf: 'top',
      sortColumn: 'name',
      sort: 'asc',
    });
  });

  it('isNarrowed detects a search text or filters, and clearedFilters clears them', () => {
    expect(isNarrowed(jars, { page: 2, sortColumn: 'name', saved: 'view' })).toBe(false);
    expect(isNarrowed(jars, { min: 0 })).toBe(true);
    expect(isNarrowed(jars, { q: 'plum' })).toBe(true);
    expect(Object.keys(clearedFilters(jars))).toEqual(['q', 'shelf', 'from', 'to', 'min', 'label']);
  });

  it('isLocal returns whether rows are filtered on the client', () => {
    expect(isLocal(jars, { shelf: 'top' })).toBe(false);
    expect(isLocal({ ...jars, mode: 'client' }, {})).toBe(true);
    expect(isLocal({ ...jars, mode: 'mixed' }, { q: 'plum' })).toBe(false);
    expect(isLocal({ ...jars, mode: 'mixed' }, { shelf: 'top' })).toBe(true);
  });
});

describe('filters of a list', () => {
  it('columnFiltersOf converts filters to those of the column headers, with each range as one filter', () => {
    const search = { shelf: 'top', from: '2026-11-01', to: '2026-11-22', label: 'hidden' };
    const shown = columnFiltersOf(jars.filters, search);
    expect(shown).toEqual([
      { column: 'shelf', kind: 'select', values: ['top'] },
      { column: 'filled', kind: 'date', from: '2026-11-01', to: '2026-11-22' },
    ]);
    const { label: _label, ...set } = search;
    expect(searchOfColumnFilters(jars.filters, shown)).toEqual({ ...set, min: undefined });
    expect(searchOfColumnFilters(jars.filters, [{ column: 'shelf', kind: 'select', values: [] }])).toEqual({
      shelf: undefined,
      from: undefined,
      to: undefined,
      min: undefined,
    });
  });

  it('withHeaderFilters adds filter controls to the columns', () => {
    const columns = ['name', 'shelf', 'filled', 'weight'].map((id) => ({ id, header: id }));
    const options = { shelf: [{ value: 'top', label: 'Top' }] };
    const format = { style: 'unit', unit: 'gram' } as const;
    expect(withHeaderFilters(columns, jars.filters, options, { min: format }).map(({ filter }) => filter)).toEqual([
      undefined,
      { kind: 'select', single: true, options: options.shelf },
      { kind: 'date', format: undefined },
      { kind: 'number', format },
    ]);
  });

  it('countValues counts the values of a column', () => {
    expect([...countValues([{ shelf: ['top', 'low'] }, { shelf: ['top'] }], 'shelf')]).toEqual([
      ['top', 2],
      ['low', 1],
    ]);
    expect(countValues([{ shelf: 'top' }, { shelf: 'low' }, { shelf: 'top' }], 'shelf')).toEqual(
      new Map([
        ['top', 2],
        ['low', 1],
      ]),
    );
  });

  it('filterRows filters rows by search text, values and ranges', () => {
    const rows = [
      { id: 1, name: 'Plum', shelf: 'top', filled: '2026-11-01', weight: 200 },
      { id: 2, name: 'Quince', shelf: 'low', filled: '2026-11-22', weight: 0 },
      { id: 3, name: 'Fig', shelf: 'top', filled: '', weight: 450 },
    ];
    const ids = (search: object) => filterRows(jars, rows, search).map(({ id }) => id);
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ q: ' QUIN ' })).toEqual([2]);
    expect(ids({ q: '200' })).toEqual([]);
    expect(ids({ shelf: 'top', min: 300 })).toEqual([3]);
    expect(ids({ from: '2026-11-01', to: '2026-11-21' })).toEqual([1]);
    expect(ids({ to: '2026-11-22' })).toEqual([1, 2]);
    expect(ids({ min: 0 })).toEqual([1, 2, 3]);
  });

  it('activeFilters describes each active filter with the change that removes it', () => {
    const active = (search: object) =>
      activeFilters({
        filters: jars.filters,
        search,
        views: { shelf: { labelOf: (value) => value.toUpperCase() } },
        headerOf: (column) => ({ shelf: 'Shelf', filled: 'Filled', weight: 'Weight' })[column],
        formats: { date: String, number: (value) => `${value} g` },
      });
    expect(active({ shelf: 'top', from: '1', to: '2', min: 0, label: 'plum' })).toEqual([
      { text: 'Shelf: TOP', without: { shelf: undefined } },
      { text: 'Filled: 1 – 2', without: { from: undefined, to: undefined } },
      { text: 'Weight: ≥ 0 g', without: { min: undefined } },
      { text: 'plum', without: { label: undefined } },
    ]);
    expect(active({ to: '2' })).toEqual([{ text: 'Filled: ≤ 2', without: { to: undefined } }]);
    expect(active({ q: 'plum' })).toEqual([]);
  });
});
