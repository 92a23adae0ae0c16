import type { View } from '@larder/domain/contract';

/** What a table keeps of its columns, under `table:<name>` in browser storage. */
interface KeptTable {
  columns: Record<string, boolean>;
  density?: View['density'];
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
export function shownColumns(name: string): Pick<View, 'columns' | 'density'> {
  const { columns, density = 'comfortable' } = read(name);
  return { density, columns: Object.entries(columns).map(([id, isShown]) => ({ id, hidden: !isShown })) };
}

/** Gives a table the columns of a view, where it has none of its own yet. */
export function offerColumns(name: string, { columns, density }: Pick<View, 'columns' | 'density'>) {
  try {
    if (localStorage.getItem(keyOf(name)) !== null || (columns.length === 0 && density === 'comfortable')) return;
    const kept: KeptTable = { columns: Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])), density };
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Without storage the table has its own columns.
  }
}
