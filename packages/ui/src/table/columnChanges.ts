import type { LayoutColumn } from './columnLayout';
import { orderedColumns, pinOf, type TablePreferences } from './preferences';
import type { DataTableColumn } from './tableTypes';

type AnyColumn = Pick<DataTableColumn<never>, 'id' | 'pin'>;
type Edge = 'start' | 'end';

/** Beside which column one goes. */
export interface ColumnPlace {
  id: string;
  isAfter: boolean;
}

/** Preferences without what says nothing. */
function tidy({ order, pins, widths, ...rest }: TablePreferences): TablePreferences {
  return {
    ...rest,
    ...(order && { order }),
    ...(pins && Object.keys(pins).length > 0 && { pins }),
    ...(widths && Object.keys(widths).length > 0 && { widths }),
  };
}

/** Lets a column stay at an edge, or go. */
export function pinColumn(column: AnyColumn, edge: Edge | undefined, preferences: TablePreferences): TablePreferences {
  const { [column.id]: _former, ...others } = preferences.pins ?? {};
  return tidy({ ...preferences, pins: edge === column.pin ? others : { ...others, [column.id]: edge ?? false } });
}

/** Puts a column beside another one; beside one that stays at an edge it stays there too. */
export function moveColumn(
  columns: readonly AnyColumn[],
  preferences: TablePreferences,
  id: string,
  place: ColumnPlace,
): TablePreferences {
  const column = columns.find((one) => one.id === id);
  const beside = columns.find((one) => one.id === place.id);
  if (!column || !beside || column === beside) return preferences;
  const order = orderedColumns(columns, preferences)
    .map((one) => one.id)
    .filter((one) => one !== id);
  order.splice(order.indexOf(place.id) + (place.isAfter ? 1 : 0), 0, id);
  const isOwnOrder = order.every((one, at) => one === columns[at]?.id);
  return pinColumn(column, pinOf(beside, preferences), tidy({ ...preferences, order: isOwnOrder ? undefined : order }));
}

/** Where a column goes by one step; undefined at the end of those that stay where it does. */
export function stepOf(layout: readonly LayoutColumn<never>[], id: string, by: 1 | -1): ColumnPlace | undefined {
  const at = layout.findIndex(({ column }) => column.id === id);
  const beside = layout[at + by];
  return at >= 0 && beside && beside.pin === layout[at]!.pin ? { id: beside.column.id, isAfter: by > 0 } : undefined;
}

/** Gives columns their widths, px. */
export const sizeColumns = (preferences: TablePreferences, widths: Readonly<Record<string, number>>) =>
  tidy({ ...preferences, widths: { ...preferences.widths, ...widths } });

/** Whether the reader showed, hid, moved, pinned or sized a column. */
export const isArranged = ({ columns, order, pins, widths }: TablePreferences) =>
  Object.keys(columns).length > 0 || Boolean(order ?? pins ?? widths);

/** The columns as the table has them by itself. */
export const withoutArrangement = ({ density }: TablePreferences): TablePreferences => ({ columns: {}, density });
