import { describe, expect, it } from 'vitest';
import { createFormats } from '../lib/createFormats';
import { activeFilters, type FilterView } from './activeFilters';
import { columnFiltersOf, countValues, searchOfColumnFilters, withHeaderFilters } from './columnFilters';
import { defineList, type ListSearchOf } from './defineList';
import { filterRows } from './filterRows';

const jars = defineList({
  name: 'jars',
  sortColumns: ['name'],
  filters: {
    name: { kind: 'text' },
    kind: { kind: 'select' },
    flag: { kind: 'select', column: null },
    since: { kind: 'from', column: 'filled' },
    until: { kind: 'to', column: 'filled' },
    least: { kind: 'min', column: 'grams' },
    most: { kind: 'max', column: 'grams' },
  },
});
type Search = ListSearchOf<typeof jars>;

describe('filterRows', () => {
  const rows = [
    { id: 1, name: 'Lemons', kind: 'fruit', flag: 'new', filled: '2026-11-01', grams: 200 },
    { id: 2, name: 'Limes', kind: 'fruit', flag: 'old', filled: '2026-11-20', grams: 350 },
    { id: 3, name: 'Salt', kind: 'spice', flag: 'old' },
  ];
  it.each<[Search, number[]]>([
    [{}, [1, 2, 3]],
    [{ q: 'LIM' }, [2]],
    [{ q: 'spice' }, [3]],
    [{ q: '200' }, []],
    [{ name: 'l' }, [1, 2, 3]],
    [{ name: '', kind: 'fruit' }, [1, 2]],
    [{ kind: 'fru' }, []],
    [{ flag: 'old' }, [2, 3]],
    [{ flag: 'old', kind: 'fruit' }, [2]],
    [{ since: '2026-11-20' }, [2]],
    [{ since: '2026-11-01', until: '2026-11-19' }, [1]],
    [{ until: '2026-11-01' }, [1]],
    [{ least: 200 }, [1, 2]],
    [{ least: 201 }, [2]],
    [{ most: 200 }, [1]],
    [{ most: 199 }, []],
  ])('filtering rows by %j finds %j', (search, found) => {
    expect(filterRows(jars, rows, search).map(({ id }) => id)).toEqual(found);
  });
});

describe('filters of the column headers', () => {
  const { filters } = jars;
  const search = { name: 'l', kind: 'fruit', flag: 'new', since: '2026-11-01', least: 0, most: 9 };

  it('columnFiltersOf combines the ends of a range and leaves out filters without a column', () => {
    expect(columnFiltersOf(filters, { ...search, q: 'x' })).toEqual([
      { column: 'name', kind: 'text', text: 'l' },
      { column: 'kind', kind: 'select', values: ['fruit'] },
      { column: 'filled', kind: 'date', from: '2026-11-01' },
      { column: 'grams', kind: 'number', min: 0, max: 9 },
    ]);
    expect(columnFiltersOf(filters, { name: '', kind: undefined })).toEqual([]);
  });

  it('searchOfColumnFilters clears the search parameters of columns without a filter, and no others', () => {
    const cleared = searchOfColumnFilters(filters, [{ column: 'kind', kind: 'select', values: [7] }]);
    expect(cleared).toEqual({ kind: '7' });
    expect(Object.keys(cleared)).toEqual(['name', 'kind', 'since', 'until', 'least', 'most']);
    expect(searchOfColumnFilters(filters, [{ column: 'kind', kind: 'select', values: [] }]).kind).toBeUndefined();
  });

  it('withHeaderFilters adds the control for its kind of filter to each filtered column', () => {
    const columns = ['name', 'kind', 'filled', 'grams', 'note'].map((id) => ({ id, header: id }));
    const options = { kind: [{ value: 'fruit', label: 'Fruit' }] };
    const format = { minimumFractionDigits: 2 };
    expect(withHeaderFilters(columns, filters, options, { least: format }).map((column) => column.filter)).toEqual([
      { kind: 'text', format: undefined },
      { kind: 'select', single: true, options: options.kind },
      { kind: 'date', format: undefined },
      { kind: 'number', format },
      undefined,
    ]);
    expect(withHeaderFilters(columns, filters, {}, {})[1]?.filter).toMatchObject({ options: [] });
  });

  it('countValues counts each value of a column, and each entry of a list', () => {
    const counts = countValues([{ tag: 'a' }, { tag: ['a', 'b'] }, { tag: 3 }, {}], 'tag');
    expect([...counts]).toEqual([
      ['a', 2],
      ['b', 1],
      ['3', 1],
      ['undefined', 1],
    ]);
  });
});

describe('activeFilters', () => {
  const formats = createFormats('en');
  const views: Partial<Record<string, FilterView>> = {
    kind: { labelOf: (value) => value.toUpperCase() },
    least: { label: 'Weight', format: { style: 'unit', unit: 'gram' } },
    most: { labelOf: (value) => `${value} g` },
  };
  const headers: Record<string, string> = { name: 'Name', kind: 'Kind', filled: 'Filled', grams: 'Grams' };
  const described = (search: Search) =>
    activeFilters({ filters: jars.filters, search, views, headerOf: (column) => headers[column], formats });

  it.each<[Search, string[]]>([
    [{}, []],
    [{ q: 'x', name: '' }, []],
    [{ name: 'lem' }, ['Name: lem']],
    [{ kind: 'fruit', flag: 'new' }, ['Kind: FRUIT', 'new']],
    [{ since: '2026-11-01' }, ['Filled: ≥ 1 Nov 2026']],
    [{ until: '2026-11-20' }, ['Filled: ≤ 20 Nov 2026']],
    [{ since: '2026-11-01', until: '2026-11-20' }, ['Filled: 1 Nov 2026 – 20 Nov 2026']],
    [{ least: 1200 }, ['Weight: ≥ 1,200 g']],
    [{ most: 0 }, ['Grams: ≤ 0 g']],
  ])('the filters %j are described as %j', (search, texts) =>
    expect(described(search).map(({ text }) => text)).toEqual(texts),
  );

  it('activeFilters removes both ends of a range at once', () => {
    const [range] = described({ since: '2026-11-01', until: '2026-11-20' });
    expect(range && Object.keys(range.without)).toEqual(['since', 'until']);
    expect(Object.keys(described({ since: '2026-11-01' })[0]!.without)).toEqual(['since']);
  });
});
