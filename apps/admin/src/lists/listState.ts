/** The search parameters of a list. */
export interface ListSearch {
  q?: string;
  page?: number;
  perPage?: number;
  sort?: 'asc' | 'desc';
  sortColumn?: string;
  saved?: string;
}

/** Default values, which are omitted from the URL. */
export type ListDefaults<Search> = Partial<Search>;

const momentary = ['page', 'saved', 'preview', 'tab'];

/** Returns true for parameters that views don't save: the page, the open view, and the open record with its tab. */
const isMomentary = (name: string) => momentary.includes(name);

/** Removes default values from the search parameters. */
export function withoutDefaults<Search extends ListSearch>(search: Search, defaults: ListDefaults<Search>): Search {
  const entries = Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      value !== defaults[name as keyof Search] &&
      !(name === 'sort' && (value === 'asc' || !search.sortColumn)) &&
      !(name === 'page' && value === 1),
  );
  return Object.fromEntries(entries) as unknown as Search;
}

/** Merges a change into the search parameters. Every change except a page change resets the page to 1. */
export const changeList = <Search extends ListSearch>(
  previous: Search,
  change: Partial<Search>,
  defaults: ListDefaults<Search>,
): Search =>
  withoutDefaults({ ...previous, ...('page' in change ? {} : { page: undefined }), ...change } as Search, defaults);

/** Returns the parameters of an embedded list, whose names start with the prefix, without the prefix. */
export const unprefixed = (search: object, prefix: string): object =>
  prefix === ''
    ? search
    : Object.fromEntries(
        Object.entries(search)
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, value]) => [name.slice(prefix.length), value as unknown]),
      );

/** Replaces the parameters of an embedded list, and keeps those of the page. */
export const replacePrefixed = (search: object, prefix: string, next: object): object =>
  prefix === ''
    ? next
    : {
        ...Object.fromEntries(Object.entries(search).filter(([name]) => !name.startsWith(prefix))),
        ...Object.fromEntries(Object.entries(next).map(([name, value]) => [prefix + name, value as unknown])),
      };

/** Converts search parameters to those of a saved view: strings, without parameters that views don't save. */
export const viewParams = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => !isMomentary(name) && value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** Converts the parameters of a saved view to search parameters, with numbers as numbers. */
export const searchOfParams = (params: Readonly<Record<string, string>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !isMomentary(name))
      .map(([name, value]) => [name, /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value]),
  );

/** Returns true if two sets of parameters are equal. */
export function isSameParams(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
