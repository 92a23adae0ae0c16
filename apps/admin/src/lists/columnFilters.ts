import type { ColumnFilter, ColumnFilterOption, DataTableColumn } from '@larder/ui/table';
import type { NamedFilter } from './defineList';

type SearchValues = Readonly<Record<string, string | number | undefined>>;

/** Converts the filters in the search parameters to filters of the column headers. */
export function columnFiltersOf(filters: readonly NamedFilter[], search: object): ColumnFilter[] {
  const values = search as SearchValues;
  const byColumn = new Map<string, ColumnFilter>();
  for (const { name, kind, column } of filters) {
    const value = values[name];
    if (column === null || value === undefined || value === '') continue;
    if (kind === 'text') byColumn.set(column, { column, kind, text: String(value) });
    else if (kind === 'select') byColumn.set(column, { column, kind, values: [String(value)] });
    else {
      const isDate = kind === 'from' || kind === 'to';
      const range = byColumn.get(column) ?? { column, kind: isDate ? 'date' : 'number' };
      byColumn.set(column, { ...range, [kind]: value } as ColumnFilter);
    }
  }
  return [...byColumn.values()];
}

/** Converts filters of the column headers to search parameters. Filters that are not set are undefined. */
export const searchOfColumnFilters = (
  filters: readonly NamedFilter[],
  set: readonly ColumnFilter[],
): Record<string, string | number | undefined> =>
  Object.fromEntries(
    filters.flatMap(({ name, kind, column }) => {
      if (column === null) return [];
      const filter = set.find((one) => one.column === column);
      if (filter?.kind === 'select') {
        const [value] = filter.values;
        return [[name, value === undefined ? undefined : String(value)]];
      }
      return [[name, (filter as SearchValues | undefined)?.[kind]]];
    }),
  );

/** Counts the occurrences of each value of a column. A list counts once for each of its values. */
export function countValues(rows: readonly object[], column: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const each of [row[column as keyof object]].flat()) {
      const value = String(each);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

const headerKinds = { text: 'text', from: 'date', to: 'date', min: 'number', max: 'number' } as const;

/** Adds filter controls to the column headers. */
export function withHeaderFilters<Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: readonly NamedFilter[],
  options: Readonly<Partial<Record<string, readonly ColumnFilterOption[]>>>,
  formats: Readonly<Partial<Record<string, Intl.NumberFormatOptions>>>,
): readonly DataTableColumn<Row>[] {
  return columns.map((column) => {
    const filter = filters.find((one) => one.column === column.id);
    if (!filter) return column;
    return {
      ...column,
      filter:
        filter.kind === 'select'
          ? { kind: 'select', single: true, options: options[filter.name] ?? [] }
          : { kind: headerKinds[filter.kind], format: formats[filter.name] },
    };
  });
}
