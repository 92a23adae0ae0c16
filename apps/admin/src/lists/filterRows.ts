import { includesText } from '@larder/domain/contract';
import type { ListDefinition } from './defineList';
import type { ListSearch } from './listState';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns the rows that match every filter and contain the search text in any text value. */
export function filterRows<Row extends object, Search extends ListSearch>(
  { filters }: ListDefinition<Search>,
  rows: readonly Row[],
  search: Search,
): readonly Row[] {
  const set = filters.filter(({ name }) => search[name] !== undefined && search[name] !== '');
  return rows.filter((row) => {
    const values = row as Values;
    return (
      includesText(search.q ?? '', ...Object.values(values).filter((value) => typeof value === 'string')) &&
      set.every(({ name, kind, column }) => {
        const wanted = search[name] as string | number;
        const value = values[column ?? name] ?? '';
        if (kind === 'text') return includesText(String(wanted), String(value));
        if (kind === 'select') return String(value) === wanted;
        return kind === 'from' || kind === 'min' ? value >= wanted : value !== '' && value <= wanted;
      })
    );
  });
}
