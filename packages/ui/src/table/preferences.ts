import type { DataTableColumn, TableDensity } from './tableTypes';

/** What a reader decided about a table. Only the difference from the default is kept, so that new columns show up. */
export interface TablePreferences {
  /** Shown or hidden, by the id of the column. */
  columns: Readonly<Record<string, boolean>>;
  /** Height of the rows; without it the table's own. */
  density?: TableDensity | undefined;
  /** Ids of columns in the reader's order; columns that are not in it follow. */
  order?: readonly string[];
  /** Edge that a column stays at, `false` where the reader let go of one that the table pins. */
  pins?: Readonly<Record<string, 'start' | 'end' | false>>;
  /** Widths that the reader gave, px. */
  widths?: Readonly<Record<string, number>>;
}

export const noPreferences: TablePreferences = { columns: {} };

/** The entries of a stored object whose values are what they have to be. */
function entriesOf<Value>(stored: unknown, isKnown: (value: unknown) => value is Value): Record<string, Value> {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Value] => isKnown(entry[1])));
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 40 && value <= 2000;
const isPin = (value: unknown): value is 'start' | 'end' | false =>
  value === 'start' || value === 'end' || value === false;

/** Reads what was stored; anything it does not know is left out, anything broken is the default. */
export function parsePreferences(stored: string | null): TablePreferences {
  if (!stored) return noPreferences;
  try {
    const { columns, density, order, pins, widths } = JSON.parse(stored) as Record<string, unknown>;
    const known = { pins: entriesOf(pins, isPin), widths: entriesOf(widths, isWidth) };
    return {
      columns: entriesOf(columns, isBoolean),
      density: density === 'compact' || density === 'comfortable' ? density : undefined,
      ...(Array.isArray(order) && { order: order.filter((id) => typeof id === 'string') }),
      ...(Object.keys(known.pins).length > 0 && { pins: known.pins }),
      ...(Object.keys(known.widths).length > 0 && { widths: known.widths }),
    };
  } catch {
    return noPreferences;
  }
}

type AnyColumn = Pick<DataTableColumn<never>, 'id' | 'isKey' | 'isHideable' | 'isHidden'>;

/** Whether the reader may hide a column. */
export const isLocked = ({ isKey, isHideable }: AnyColumn) => isKey === true || isHideable === false;

/** Whether a column is shown. */
export const isShown = (column: AnyColumn, { columns }: TablePreferences) =>
  isLocked(column) || (columns[column.id] ?? !column.isHidden);

/** The choice of columns as preferences: what equals the default is left out. */
export function columnChoice(columns: readonly AnyColumn[], shown: ReadonlySet<string>): Record<string, boolean> {
  const different = columns.filter((column) => !isLocked(column) && shown.has(column.id) === Boolean(column.isHidden));
  return Object.fromEntries(different.map(({ id }) => [id, shown.has(id)]));
}

/** Edge that a column stays at: the reader's choice, else the table's. */
export const pinOf = ({ id, pin }: Pick<DataTableColumn<never>, 'id' | 'pin'>, { pins }: TablePreferences) => {
  const chosen = pins?.[id];
  return chosen === undefined ? pin : chosen || undefined;
};

/** Columns in the reader's order, shown or not, whatever edge they stay at; those without a place come last. */
export function orderedColumns<Column extends Pick<DataTableColumn<never>, 'id'>>(
  columns: readonly Column[],
  { order }: TablePreferences,
): readonly Column[] {
  if (!order) return columns;
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: Column) => places.get(id) ?? places.size;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}
