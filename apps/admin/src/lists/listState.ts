/** State of a list as its address has it; filters have the names of the call. */
export interface ListSearch {
  q?: string;
  page?: number;
  perPage?: number;
  sort?: 'asc' | 'desc';
  sortColumn?: string;
  saved?: string;
}

/** What stands for itself when the address does not say it. */
export type ListDefaults<Search> = Partial<Search>;

/** Parameters that narrow nothing: a view or a cleared filter has no say in them. */
const isOfPaging = (name: string) => name === 'page' || name === 'saved';

/** The state without what is a default anyway. */
export function withoutDefaults<Search extends ListSearch>(search: Search, defaults: ListDefaults<Search>): Search {
  const said = Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      value !== defaults[name as keyof Search] &&
      !(name === 'sort' && (value === 'asc' || !search.sortColumn)) &&
      !(name === 'page' && value === 1),
  );
  return Object.fromEntries(said) as unknown as Search;
}

/** The next state: any change but one of the page goes back to page 1. */
export const changeList = <Search extends ListSearch>(
  former: Search,
  change: Partial<Search>,
  defaults: ListDefaults<Search>,
): Search =>
  withoutDefaults({ ...former, ...('page' in change ? {} : { page: undefined }), ...change } as Search, defaults);

/** The state as a saved view keeps it: texts, without the page. */
export const viewParams = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => !isOfPaging(name) && value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** A saved view's parameters as an address would say them: what is a number, is one. */
export const searchOfParams = (params: Readonly<Record<string, string>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !isOfPaging(name))
      .map(([name, value]) => [name, /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value]),
  );

/** Whether two sets of parameters say the same. */
export function saysTheSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
