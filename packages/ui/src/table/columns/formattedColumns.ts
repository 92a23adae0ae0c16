import { useMemo } from 'react';
import { formatLocale } from '../../private/locale/formatLocale';
import { formatIso } from '../../private/strings/limitMessage';
import { useLocale } from '../../private/strings/strings';
import type { DataTableColumn } from '../tableTypes';
import { isMissing } from '../model/isMissing';
import { textOf } from '../model/textOf';
import { valueOf } from '../model/valueOf';

type Format = NonNullable<DataTableColumn<never>['format']>;

function formatterOf(format: Format, locale: string): (value: unknown) => string {
  if (typeof format === 'function') return (value) => format(value as never);
  if (format === 'date')
    return (value) => (typeof value === 'string' ? formatIso(value, formatLocale(locale)) : textOf(value));
  const numbers = new Intl.NumberFormat(formatLocale(locale, 'numbers'), format);
  return (value) => (typeof value === 'number' ? numbers.format(value) : textOf(value));
}

function formatted<Row>(column: DataTableColumn<Row>, locale: string): DataTableColumn<Row> {
  const { format, filter, total } = column;
  if (!format) return column;
  const formatter = formatterOf(format, locale);
  const write = (value: unknown) => (isMissing(value) ? '' : formatter(value));
  return {
    // The search finds the text in the cell and the value.
    searchText: (row) => {
      const value = valueOf(column, row);
      return `${write(value)} ${textOf(value)}`;
    },
    // A count has no unit.
    ...(total !== 'count' && { totalCell: write }),
    ...column,
    ...(filter === 'number' && typeof format === 'object' && { filter: { kind: filter, format } }),
    format: write,
  };
}

/** Applies the `format` of columns to their cells, totals, search and number filters. */
export function formattedColumns<Row>(columns: readonly DataTableColumn<Row>[], locale: string) {
  return columns.some(({ format }) => format) ? columns.map((column) => formatted(column, locale)) : columns;
}

/** Applies the formats of columns in the current locale. */
export function useFormattedColumns<Row>(columns: readonly DataTableColumn<Row>[]) {
  const locale = useLocale();
  return useMemo(() => formattedColumns(columns, locale), [columns, locale]);
}
