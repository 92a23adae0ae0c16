import type { SortRule } from '../tableTypes';
import type { ColumnFilter } from '../tableTypes';
import { testOf } from './columnFilters';
import { ranksOfRows, ranksOfValues, type ColumnRanks } from './columnRanks';
import { groupsOf, type RowGroup } from './items';
import { everyRow } from './radix';
import { betweenColumns } from './foldQuery';
import { SearchText } from './searchText';
import { sortRows } from './sortRows';
import { textOf } from './textOf';

export interface EngineColumn<Row> {
  id: string;
  valueOf: (row: Row) => unknown;
  /** Returns the text to search. Without it the column is not searched. */
  searchTextOf?: (row: Row) => string;
  compare?: (a: Row, b: Row) => number;
}

/** Search, filters, sorting and grouping of the rows. */
export interface RowQuery {
  search: string;
  filters: readonly ColumnFilter[];
  sorting: readonly SortRule[];
  /** ID of the column to group by. */
  groupBy: string | undefined;
}

/** Result of a query: row numbers in order. */
export interface RowView {
  /** Undefined for all rows in their original order. */
  rows: Uint32Array | undefined;
  count: number;
  groups: readonly RowGroup[] | undefined;
}

const noRules: readonly never[] = [];
/** Number of cached views: the grouped and the sorted row model need one each. */
const maxCachedViews = 2;

/**
 * Searches, filters, sorts and groups rows without creating an object per row. Columns are ranked once, an order is an
 * array of row numbers, and a longer query only searches the previous matches.
 */
export class RowEngine<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  private readonly collator: () => Intl.Collator;
  private readonly columns: ReadonlyMap<string, EngineColumn<Row>>;
  private readonly ranks = new Map<string, ColumnRanks>();
  private searchText: SearchText | undefined;
  private filtered = { filters: noRules as readonly ColumnFilter[], rows: undefined as Uint32Array | undefined };
  private matched = {
    search: undefined as Uint32Array | undefined,
    filter: undefined as Uint32Array | undefined,
    rows: undefined as Uint32Array | undefined,
  };
  private ordered = { from: undefined as Uint32Array | undefined, views: new Map<string, RowView>() };

  constructor(rows: readonly Row[], columns: readonly EngineColumn<Row>[], collator: () => Intl.Collator) {
    this.rows = rows;
    this.collator = collator;
    this.count = rows.length;
    this.columns = new Map(columns.map((column) => [column.id, column]));
  }

  valueAt(column: string, row: number): unknown {
    return this.columns.get(column)?.valueOf(this.rows[row]!);
  }

  /** Returns the ranks of a column's values. Computed on the first call. */
  ranksOf(id: string): ColumnRanks | undefined {
    const column = this.columns.get(id);
    if (!column) return undefined;
    let ranks = this.ranks.get(id);
    if (!ranks) {
      const { rows, count } = this;
      const { compare } = column;
      ranks = compare
        ? ranksOfRows(count, (a, b) => compare(rows[a]!, rows[b]!))
        : ranksOfValues(count, (row) => column.valueOf(rows[row]!), this.collator);
      this.ranks.set(id, ranks);
    }
    return ranks;
  }

  /** Returns the rows that match search and filters, ascending; undefined without a search and filters. */
  match({ search, filters }: Pick<RowQuery, 'search' | 'filters'>): Uint32Array | undefined {
    const { matched } = this;
    const bySearch = this.search.find(search);
    const byFilter = this.filter(filters);
    if (matched.search !== bySearch || matched.filter !== byFilter) {
      this.matched = { search: bySearch, filter: byFilter, rows: common(bySearch, byFilter) };
    }
    return this.matched.rows;
  }

  /** Returns the rows of a query in order. Equal queries return the same object while it is cached. */
  view(query: RowQuery): RowView {
    const from = this.match(query);
    const { sorting, groupBy } = query;
    const key = JSON.stringify([groupBy, sorting]);
    if (this.ordered.from !== from) this.ordered = { from, views: new Map() };
    const { views } = this.ordered;
    const cached = views.get(key);
    if (cached) return cached;
    const rules =
      groupBy && !sorting.some(({ column }) => column === groupBy)
        ? [{ column: groupBy, direction: 'asc' as const }, ...sorting]
        : sorting.toSorted((a, b) => Number(b.column === groupBy) - Number(a.column === groupBy));
    const ranked = rules.flatMap(({ column, direction }) => {
      const ranks = this.ranksOf(column);
      return ranks ? [{ ...ranks, isDescending: direction === 'desc' }] : [];
    });
    const rows = ranked.length > 0 ? sortRows(from, this.count, ranked) : from;
    const groupRanks = groupBy === undefined ? undefined : this.ranksOf(groupBy)?.ranks;
    const groups =
      groupRanks && groupsOf(rows ?? everyRow(this.count), groupRanks, (row) => textOf(this.valueAt(groupBy!, row)));
    const view = { rows, count: rows ? rows.length : this.count, groups };
    if (views.size >= maxCachedViews) views.clear();
    views.set(key, view);
    return view;
  }

  /** Continues building the search text; returns true when it is complete. */
  prepareSearch(shouldContinue: () => boolean): boolean {
    return this.search.build(shouldContinue);
  }

  private get search(): SearchText {
    if (!this.searchText) {
      const readers = [...this.columns.values()].flatMap(({ searchTextOf }) => searchTextOf ?? []);
      this.searchText = new SearchText(this.count, (row) => {
        const data = this.rows[row]!;
        let text = '';
        for (const read of readers) text += betweenColumns + read(data);
        return text;
      });
    }
    return this.searchText;
  }

  private filter(filters: readonly ColumnFilter[]): Uint32Array | undefined {
    const { filtered } = this;
    if (filters === filtered.filters || JSON.stringify(filters) === JSON.stringify(filtered.filters))
      return filtered.rows;
    const tests = filters.flatMap((filter) => {
      const column = this.columns.get(filter.column);
      const test = column && testOf(filter, textOf);
      return test ? [(row: Row) => test(column.valueOf(row))] : [];
    });
    let rows: Uint32Array | undefined;
    if (tests.length > 0) {
      rows = new Uint32Array(this.count);
      let end = 0;
      for (let row = 0; row < this.count; row += 1) {
        const data = this.rows[row]!;
        if (tests.every((test) => test(data))) rows[end++] = row;
      }
      rows = rows.slice(0, end);
    }
    this.filtered = { filters, rows };
    return rows;
  }
}

/** Returns the intersection of two ascending lists. `undefined` means all rows. */
function common(a: Uint32Array | undefined, b: Uint32Array | undefined): Uint32Array | undefined {
  if (!a || !b) return a ?? b;
  const both = new Uint32Array(Math.min(a.length, b.length));
  let end = 0;
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    if (a[left]! < b[right]!) left += 1;
    else if (a[left]! > b[right]!) right += 1;
    else {
      both[end++] = a[left]!;
      left += 1;
      right += 1;
    }
  }
  return both.slice(0, end);
}
