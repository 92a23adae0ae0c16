import type { DataTableColumn, TablePreferences } from '../tableTypes';

export const noPreferences: TablePreferences = { columns: {} };

/** Returns the entries of a stored object whose values are valid. */
function entriesOf<Value>(stored: unknown, isValid: (value: unknown) => value is Value): Record<string, Value> {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Value] => isValid(entry[1])));
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 40 && value <= 2000;
const isPin = (value: unknown): value is 'start' | 'end' | false =>
  value === 'start' || value === 'end' || value === false;

/** Parses stored preferences; drops invalid entries and falls back to the default. */
export function parsePreferences(stored: string | null): TablePreferences {
  if (!stored) return noPreferences;
  try {
    const { columns, density, order, pins, widths } = JSON.parse(stored) as Record<string, unknown>;
    return tidy({
      columns: entriesOf(columns, isBoolean),
      density: density === 'compact' || density === 'comfortable' ? density : undefined,
      ...(Array.isArray(order) && { order: order.filter((id) => typeof id === 'string') }),
      pins: entriesOf(pins, isPin),
      widths: entriesOf(widths, isWidth),
    });
  } catch {
    return noPreferences;
  }
}

/** Omits an undefined `order`, and `pins` and `widths` without entries. */
export function tidy({ order, pins, widths, ...rest }: TablePreferences): TablePreferences {
  return {
    ...rest,
    ...(order && { order }),
    ...(pins && Object.keys(pins).length > 0 && { pins }),
    ...(widths && Object.keys(widths).length > 0 && { widths }),
  };
}

/** Returns true if the user showed, hid, moved, pinned or resized a column. */
export const isArranged = ({ columns, order, pins, widths }: TablePreferences) =>
  Object.keys(columns).length > 0 || Boolean(order ?? pins ?? widths);

/** Returns the preferences with default columns and the user's row height. */
export const withoutArrangement = ({ density }: TablePreferences): TablePreferences => ({ columns: {}, density });

type AnyColumn = Pick<DataTableColumn<never>, 'id' | 'rowHeader' | 'hideable' | 'hidden'>;

/** Returns true if the column cannot be hidden. */
export const isLocked = ({ rowHeader, hideable }: Pick<AnyColumn, 'rowHeader' | 'hideable'>) =>
  rowHeader === true || hideable === false;

/** Returns true if the column is visible. */
export const isShown = (column: AnyColumn, { columns }: TablePreferences) =>
  isLocked(column) || (columns[column.id] ?? !column.hidden);

/** Returns the edge that a column is pinned to: the user's choice, else the column's default. */
export const pinOf = ({ id, pin }: Pick<DataTableColumn<never>, 'id' | 'pin'>, { pins }: TablePreferences) => {
  const chosen = pins?.[id];
  return chosen === undefined ? pin : chosen || undefined;
};

/** Returns all columns in the user's order. Columns missing from that order are last. */
export function orderedColumns<Column extends Pick<DataTableColumn<never>, 'id'>>(
  columns: readonly Column[],
  { order }: TablePreferences,
): readonly Column[] {
  if (!order) return columns;
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: Column) => places.get(id) ?? places.size;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}
