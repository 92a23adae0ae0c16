import type { ListSearch } from './listState';
import type { ListSearchState } from './useListSearch';

/** Returns the props of a tile that filters the list. Pressing the selected tile restores `cleared`. */
export function tileFilter<Search extends ListSearch>(
  { search, change }: ListSearchState<Search>,
  cleared: Partial<Search>,
  wanted: Partial<Search>,
) {
  const only = { ...cleared, ...wanted };
  const selected = (Object.keys(only) as (keyof Search)[]).every((name) => search[name] === only[name]);
  return { selected, onClick: () => change(selected ? cleared : only) };
}
