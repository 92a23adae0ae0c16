import type { DataTableColumn, TableDensity } from './tableTypes';

/** What a reader decided about a table. Only the difference from the default is kept, so that new columns show up. */
export interface TablePreferences {
  /** Shown or hidden, by the id of the column. */
  columns: Readonly<Record<string, boolean>>;
  density: TableDensity | undefined;
}

export const noPreferences: TablePreferences = { columns: {}, density: undefined };

/** Reads what was stored; anything it does not know is left out, anything broken is the default. */
export function parsePreferences(stored: string | null): TablePreferences {
  if (!stored) return noPreferences;
  try {
    const { columns, density } = JSON.parse(stored) as { columns?: unknown; density?: unknown };
    const known =
      columns !== null && typeof columns === 'object' && !Array.isArray(columns)
        ? Object.entries(columns).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
        : [];
    return {
      columns: Object.fromEntries(known),
      density: density === 'compact' || density === 'comfortable' ? density : undefined,
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
