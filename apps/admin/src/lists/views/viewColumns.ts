import type { TableColumns } from '@larder/domain';
import type { View } from '@larder/domain/contract';
import { isSameValue } from '../../lib/isSameValue';

/** The properties of a table column that a view can change. */
export interface ViewColumn {
  id: string;
  hidden?: boolean;
}

type ViewSettings = Pick<View, 'columns' | 'density'>;

/** A table without personal settings. */
export const untouched: TableColumns = { columns: {} };

/** Returns the storage name of a table's settings, separate for each view. */
export const tableName = (list: string, viewId?: string) => (viewId ? `${list}.${viewId}` : list);

/** Converts personal table settings to the columns of a view, which lists every column in order. */
export function viewOfTable(all: readonly ViewColumn[], settings: TableColumns): ViewSettings {
  const { columns, density = 'comfortable', order = [], pins = {}, widths = {} } = settings;
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

/** Converts the columns of a view to table settings. Omits defaults and columns that no longer exist. */
export function tableOfView(all: readonly ViewColumn[], { columns, density }: ViewSettings): TableColumns {
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

/** Returns true if two settings result in the same table. */
export const isSameTable = (all: readonly ViewColumn[], one: TableColumns, other: TableColumns) =>
  isSameValue(viewOfTable(all, one), viewOfTable(all, other));

/** Returns the IDs of the visible columns, in order. */
export const shownColumns = (all: readonly ViewColumn[], settings: TableColumns) =>
  viewOfTable(all, settings).columns.flatMap(({ id, hidden }) => (hidden ? [] : [id]));
