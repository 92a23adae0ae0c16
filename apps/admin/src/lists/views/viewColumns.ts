import type { View } from '@larder/domain/contract';

/** A column as a table is made of it. */
export interface ViewColumn {
  id: string;
  isHidden?: boolean;
}

/** What a table keeps of its columns, under `table:<name>` in browser storage. */
interface KeptTable {
  columns: Record<string, boolean>;
  density?: View['density'];
  order?: readonly string[];
  widths?: Record<string, number>;
}
const keyOf = (name: string) => `table:${name}`;

function read(name: string): KeptTable {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<KeptTable>;
    return { ...kept, columns: kept.columns ?? {} };
  } catch {
    return { columns: {} };
  }
}

/** Name under which a table keeps its columns: each view has its own. */
export const tableName = (list: string, viewId?: string) => (viewId ? `${list}.${viewId}` : list);

/** Columns and density as they are shown now, for a view to keep. */
export function shownColumns(name: string, all: readonly ViewColumn[]): Pick<View, 'columns' | 'density'> {
  const { columns, density = 'comfortable', order = [], widths = {} } = read(name);
  const places = new Map(order.map((id, place) => [id, place]));
  const place = (id: string) => places.get(id) ?? order.length + all.findIndex((column) => column.id === id);
  return {
    density,
    columns: all
      .toSorted((one, other) => place(one.id) - place(other.id))
      .map(({ id, isHidden = false }) => ({
        id,
        hidden: columns[id] === undefined ? isHidden : !columns[id],
        ...(widths[id] !== undefined && { width: widths[id] }),
      })),
  };
}

/** Gives a table the columns of a view, where it has none of its own yet. */
export function offerColumns(name: string, { columns, density }: Pick<View, 'columns' | 'density'>) {
  try {
    if (localStorage.getItem(keyOf(name)) !== null || (columns.length === 0 && density === 'comfortable')) return;
    const kept: KeptTable = {
      density,
      columns: Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])),
      order: columns.map(({ id }) => id),
      widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]))),
    };
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Without storage the table has its own columns.
  }
}
