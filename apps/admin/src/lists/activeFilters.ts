import type { Formats } from '../lib/createFormats';
import type { NamedFilter } from './defineList';

/** How a filter is displayed. */
export interface FilterView<Icon = unknown> {
  /** Name of the filter. @default the header of its column */
  label?: string;
  /** If true, the filter chip is hidden until a link sets the filter. */
  onlyWhenSet?: boolean;
  /** Icon of the filter chip. */
  icon?: Icon;
  /** Known values, offered even if no row has them. */
  values?: readonly string[];
  labelOf?: (value: string) => string;
  /** Number format of `min` and `max`. */
  format?: Intl.NumberFormatOptions;
  /** If true, the command palette offers the values. */
  inPalette?: boolean;
}

export interface ActiveFilter {
  text: string;
  /** Search parameters that remove the filter. */
  without: Readonly<Record<string, undefined>>;
}

export interface ActiveFiltersOptions {
  filters: readonly NamedFilter[];
  search: object;
  views: Readonly<Partial<Record<string, FilterView>>>;
  headerOf: (column: string) => string | undefined;
  formats: Pick<Formats, 'date' | 'number'>;
}

/** Describes the active filters, for tags and the heading of exported files. */
export function activeFilters({ filters, search, views, headerOf, formats }: ActiveFiltersOptions): ActiveFilter[] {
  const values = search as Readonly<Record<string, unknown>>;
  const isSet = ({ name }: NamedFilter) => values[name] !== undefined && values[name] !== '';
  const day = (value: unknown) => formats.date(String(value), { day: 'numeric', month: 'short', year: 'numeric' });
  return filters.filter(isSet).flatMap((filter) => {
    const { name, kind, column } = filter;
    const value = values[name];
    const view = views[name];
    const filterOf = (text: string, names: readonly string[] = [name]): ActiveFilter => ({
      text: [view?.label ?? (column === null ? undefined : headerOf(column)), text].filter(Boolean).join(': '),
      without: Object.fromEntries(names.map((each) => [each, undefined])),
    });
    const end = (other: 'from' | 'to') =>
      filters.find((each) => each.kind === other && each.column === column && isSet(each));
    switch (kind) {
      case 'from': {
        const to = end('to');
        return to
          ? [filterOf(`${day(value)} – ${day(values[to.name])}`, [name, to.name])]
          : [filterOf(`≥ ${day(value)}`)];
      }
      case 'to':
        return end('from') ? [] : [filterOf(`≤ ${day(value)}`)];
      case 'min':
      case 'max':
        return [
          filterOf(
            `${kind === 'min' ? '≥' : '≤'} ${view?.labelOf?.(String(value)) ?? formats.number(Number(value), view?.format)}`,
          ),
        ];
      default:
        return [filterOf(view?.labelOf?.(String(value)) ?? String(value))];
    }
  });
}
