import { isMissing } from '../model/isMissing';
import { textOf } from '../model/textOf';
import { valueOf } from '../model/valueOf';
import type { ColumnFilterOption, DataTableColumn } from '../tableTypes';

export type FilterKey = string | number | boolean;

/** An option as a list item; `given` is its original value. */
export interface FilterChoice {
  value: string;
  label: string;
  count?: number | string;
  given: FilterKey;
}

const isFilterKey = (value: unknown): value is FilterKey =>
  typeof value !== 'object' && !isMissing(value) && value !== '';

/** Returns the options of a column filter: those of the column, else the values of the rows with their counts. */
export function optionsOf(
  column: DataTableColumn<never>,
  given: readonly ColumnFilterOption[] | undefined,
  rows: readonly unknown[],
  locale: string,
): readonly FilterChoice[] {
  // 1 and '1' are different values.
  const choice = ({ value, ...rest }: ColumnFilterOption): FilterChoice => ({
    ...rest,
    value: `${typeof value} ${value}`,
    given: value,
  });
  if (given) return given.map(choice);
  const counts = new Map<FilterKey, number>();
  for (const row of rows) {
    const value = valueOf(column, row as never);
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isFilterKey(one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const numbers = new Intl.NumberFormat(locale);
  const order = new Intl.Collator(locale, { numeric: true });
  return [...counts]
    .map(([value, count]) => choice({ value, label: textOf(value), count: numbers.format(count) }))
    .toSorted((a, b) => order.compare(a.label, b.label));
}
