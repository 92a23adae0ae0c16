import type { TableColumns } from '@larder/domain';
import type { View } from '@larder/domain/contract';

/** A column as a table is made of it. */
export interface ViewColumn {
  id: string;
  hidden?: boolean;
}

type KeptByView = Pick<View, 'columns' | 'density'>;

/** A table without personal settings. */
export const untouched: TableColumns = { columns: {} };

/** Name of a table: each view has its own columns. */
export const tableName = (list: string, viewId?: string) => (viewId ? `${list}.${viewId}` : list);

/** What a person decided about a table, as a view keeps it: every column in its place. */
export function viewOfTable(all: readonly ViewColumn[], kept: TableColumns): KeptByView {
  const { columns, density = 'comfortable', order = [], pins = {}, widths = {} } = kept;
  const places = new Map(order.map((id, place) => [id, place]));
  const place = (id: string) => places.get(id) ?? order.length + all.findIndex((column) => column.id === id);
  return {
    density,
    columns: all
      .toSorted((one, other) => place(one.id) - place(other.id))
      .map(({ id, hidden = false }) => ({
        id,
        hidden: !(columns[id] ?? !hidden),
        ...(widths[id] !== undefined && { width: widths[id] }),
        ...(pins[id] !== undefined && { pin: pins[id] || 'none' }),
      })),
  };
}

/** What a view says about a table; what the table does by itself is left out, so that new columns show up. */
export function tableOfView(all: readonly ViewColumn[], { columns, density }: KeptByView): TableColumns {
  const known = columns.filter(({ id }) => all.some((column) => column.id === id));
  const isHidden = (id: string) => all.find((column) => column.id === id)?.hidden ?? false;
  const isOwnOrder = known.every(({ id }, at) => all[at]?.id === id);
  const pins = Object.fromEntries(
    known.flatMap(({ id, pin }) => (pin ? [[id, pin === 'none' ? (false as const) : pin] as const] : [])),
  );
  const widths = Object.fromEntries(known.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]])));
  return {
    columns: Object.fromEntries(
      known.flatMap(({ id, hidden }) => (hidden === isHidden(id) ? [] : [[id, !hidden] as const])),
    ),
    density,
    ...(!isOwnOrder && { order: known.map(({ id }) => id) }),
    ...(Object.keys(pins).length > 0 && { pins }),
    ...(Object.keys(widths).length > 0 && { widths }),
  };
}

/** Whether two decisions come to the same table. */
export const isSameTable = (all: readonly ViewColumn[], one: TableColumns, other: TableColumns) =>
  JSON.stringify(viewOfTable(all, one)) === JSON.stringify(viewOfTable(all, other));

/** Ids of the columns that are shown, in their order. */
export const shownColumns = (all: readonly ViewColumn[], kept: TableColumns) =>
  viewOfTable(all, kept).columns.flatMap(({ id, hidden }) => (hidden ? [] : [id]));
