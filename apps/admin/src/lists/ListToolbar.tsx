import { FilterBar, FilterChip, SearchField } from '@larder/ui/table';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterTags } from './FilterTags';
import type { ListSearch } from './listState';
import type { ListPageState } from './useListPage';

export interface ListToolbarProps<Row extends { id: number | string }, Search extends ListSearch> {
  list: ListPageState<Row, Search>;
  /** Label and placeholder of the search field. */
  search: { label?: string; placeholder?: string } | undefined;
  searchRef: Ref<HTMLInputElement>;
  /** Controls before the filters. */
  startContent?: ReactNode;
  /** If true, shows the active filters as tags instead of filter controls. */
  showFilterTags: boolean;
}

export function ListToolbar<Row extends { id: number | string }, Search extends ListSearch>({
  list: { state, filters, filterOptions, headerOf, activeFilters },
  search,
  searchRef,
  startContent,
  showFilterTags,
}: ListToolbarProps<Row, Search>) {
  const { t } = useTranslation();
  return (
    <FilterBar onClear={state.isNarrowed ? state.clear : undefined}>
      <SearchField
        {...state.field}
        ref={searchRef}
        label={search?.label ?? t('lists.search.label')}
        placeholder={search?.placeholder}
        aria-keyshortcuts="/"
      />
      {startContent}
      {showFilterTags ? (
        <FilterTags filters={activeFilters} onRemove={(without) => state.change(without as Partial<Search>)} />
      ) : (
        state.list.filters
          .filter(
            ({ kind, name }) => kind === 'select' && !(filters[name]?.onlyWhenSet && state.search[name] === undefined),
          )
          .map(({ name, column }) => (
            <FilterChip
              key={name}
              label={filters[name]?.label ?? headerOf(column ?? name) ?? name}
              icon={filters[name]?.icon}
              options={filterOptions[name] ?? []}
              value={(state.search[name] as string | undefined) ?? null}
              onValueChange={(value) => state.change({ [name]: value ?? undefined } as Partial<Search>)}
            />
          ))
      )}
    </FilterBar>
  );
}
