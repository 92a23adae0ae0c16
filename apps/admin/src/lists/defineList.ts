import * as z from 'zod/mini';
import { textSearch } from '../lib/textSearch';
import type { ListSearch } from './listState';

/** How a search parameter filters the list. `from`, `to`, `min` and `max` are the ends of a range. */
export type FilterKind = 'text' | 'select' | 'from' | 'to' | 'min' | 'max';

export interface FilterDefinition {
  kind: FilterKind;
  /** Column whose header shows the filter; `null` for none. @default the parameter name */
  column?: string | null;
}

export interface NamedFilter<Name extends string = string> {
  name: Name;
  kind: FilterKind;
  column: string | null;
}

/**
 * Where rows are filtered, sorted and paged. With `client`, the response has all rows.
 * With `mixed`, the server searches, sorts and pages until a filter is set; then the client does all of it.
 */
export type ListMode = 'server' | 'client' | 'mixed';

/** Definition of a list, shared by its route, loader and page. */
export interface ListDefinition<Search extends ListSearch = ListSearch> {
  /** Identifies the list in saved views, table preferences and file names. */
  name: string;
  /** Validates the search parameters. Invalid values fall back to the default. */
  search: z.ZodMiniType<Search, Search>;
  defaults: Partial<Search>;
  perPageOptions: readonly number[];
  filters: readonly NamedFilter<keyof Search & string>[];
  mode: ListMode;
}
export type ListSearchOf<Definition> = Definition extends ListDefinition<infer Search> ? Search : never;

type FilterValues<Filters> = {
  [Name in keyof Filters]?: Filters[Name] extends { kind: 'min' | 'max' } ? number : string;
};

export interface ListOptions<Column extends string, Filters> {
  name: string;
  /** Rows per page to choose from. @default 10, 25, 50, 100 */
  perPage?: readonly number[];
  /** Rows per page by default. @default 10 */
  defaultPerPage?: number;
  sortColumns: readonly Column[];
  /** Search parameters that filter the list, in addition to `q`. */
  filters: Filters;
  /** Where rows are filtered, sorted and paged. @default 'server' */
  mode?: ListMode;
}

const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))), undefined);
const amount = z.catch(z.optional(z.number().check(z.gte(0))), undefined);
const schemas = { text: textSearch, select: textSearch, from: day, to: day, min: amount, max: amount };

/** Search parameters of every list. */
export const listSearchFields = {
  q: textSearch,
  page: z.catch(z.optional(z.int().check(z.positive())), undefined),
  sort: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** ID of a saved view; `all` shows all rows if another view is the default. */
  saved: textSearch,
};

/** Defines a list and derives its search schema from the filters and columns. */
export function defineList<const Column extends string, const Filters extends Record<string, FilterDefinition>>(
  options: ListOptions<Column, Filters>,
) {
  type Search = Omit<ListSearch, 'sortColumn'> & { sortColumn?: Column } & FilterValues<Filters>;
  const { name, perPage = [10, 25, 50, 100], defaultPerPage = 10, sortColumns, filters, mode = 'server' } = options;
  const named = Object.entries(filters).map(([parameter, { kind, column = parameter }]) => ({
    name: parameter as keyof Search & string,
    kind,
    column,
  }));
  const schema = z.object({
    ...listSearchFields,
    perPage: z.catch(z.optional(z.literal([...perPage])), undefined),
    sortColumn: z.catch(z.optional(z.enum([...sortColumns])), undefined),
    ...Object.fromEntries(named.map((filter) => [filter.name, schemas[filter.kind]])),
  });
  const definition: ListDefinition<Search> = {
    name,
    search: schema as unknown as z.ZodMiniType<Search, Search>,
    defaults: { q: '', page: 1, perPage: defaultPerPage } as Partial<Search>,
    perPageOptions: perPage,
    filters: named,
    mode,
  };
  return definition;
}

type Values<Shape> = { [Name in keyof Shape]?: Shape[Name] extends z.ZodMiniType<infer Value> ? Value : never };

type Extended<Search extends ListSearch, Shape> = Pick<Search, keyof ListSearch> &
  Omit<Search, keyof ListSearch | keyof Shape> &
  Values<Shape>;

/** Adds search parameters of the page, such as the open record, or replaces the schemas of filters. */
export const withParameters = <Search extends ListSearch, Shape extends Record<string, z.ZodMiniType>>(
  list: ListDefinition<Search>,
  shape: Shape,
) =>
  ({
    ...list,
    search: z.extend(list.search as unknown as z.ZodMiniObject, shape),
  }) as unknown as ListDefinition<Extended<Search, Shape>>;

type Prefixed<Prefix extends string, Search> = {
  [Name in keyof Search as `${Prefix}${Name & string}`]: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<Search[Name]>>>;
};

/** Returns the schemas of the search parameters of a list on another page, whose names start with a prefix. */
export const prefixedParameters = <Prefix extends string, Search extends ListSearch>(
  prefix: Prefix,
  list: ListDefinition<Search>,
) =>
  Object.fromEntries(
    Object.entries((list.search as unknown as z.ZodMiniObject).shape).map(([name, schema]) => [prefix + name, schema]),
  ) as unknown as Prefixed<Prefix, Search>;

const isSet = (value: unknown) => value !== undefined && value !== '';

/** Returns true if a filter other than the search text is set. */
export const hasFilters = <Search extends ListSearch>({ filters }: ListDefinition<Search>, search: Search) =>
  filters.some(({ name }) => isSet(search[name]));

/** Returns true if the search text or a filter is set. */
export const isNarrowed = <Search extends ListSearch>(list: ListDefinition<Search>, search: Search) =>
  isSet(search.q) || hasFilters(list, search);

/** Returns true if rows are filtered, sorted and paginated on the client. */
export const isLocal = <Search extends ListSearch>(list: ListDefinition<Search>, search: Search) =>
  list.mode === 'client' || (list.mode === 'mixed' && hasFilters(list, search));

/** Returns the search parameters that clear the search text and all filters. */
export const clearedFilters = <Search extends ListSearch>({ filters }: ListDefinition<Search>): Partial<Search> =>
  Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, undefined])) as Partial<Search>;

export type ListParameters<Search extends ListSearch> = {
  q: string;
  page: number;
  perPage: number;
  sort?: 'asc' | 'desc';
  sortColumn?: NonNullable<Search['sortColumn']>;
} & { [Name in Exclude<keyof Search, keyof ListSearch>]?: Search[Name] | '' };

/** Returns the input of the list endpoint. It is part of the query key, so loader and page must both use it. */
export function listParameters<Search extends ListSearch>(
  list: ListDefinition<Search>,
  search: Search,
): ListParameters<Search> {
  const isIgnored = isLocal(list, search);
  const { q = '', page = 1, perPage = list.defaults.perPage ?? 10, sort = 'asc', sortColumn } = search;
  return {
    q: isIgnored ? '' : q,
    page: isIgnored ? 1 : page,
    perPage,
    ...(list.mode === 'server' && Object.fromEntries(list.filters.map(({ name }) => [name, search[name] ?? '']))),
    ...(sortColumn && !isIgnored && { sortColumn, sort }),
  } as unknown as ListParameters<Search>;
}
