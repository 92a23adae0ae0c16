import type { ModelTable } from '../model/tableModel';
import type { LayoutColumn } from './columnLayout';

/** The place before or after another column. */
export interface ColumnPlace {
  id: string;
  isAfter: boolean;
}

/** Returns the IDs of all columns with one of them moved to a place. */
export function movedOrder(order: readonly string[], id: string, place: ColumnPlace): string[] {
  const next = order.filter((one) => one !== id);
  next.splice(next.indexOf(place.id) + (place.isAfter ? 1 : 0), 0, id);
  return next;
}

/** Moves a column next to another one, and pins it to the same edge. */
export function moveColumn<Row>(table: ModelTable<Row>, id: string, place: ColumnPlace) {
  const column = table.getColumn(id);
  const neighbor = table.getColumn(place.id);
  if (!column || !neighbor || column === neighbor) return;
  const edge = neighbor.getIsPinned();
  table.setColumnOrder((order) => movedOrder(order, id, place));
  if (column.getIsPinned() !== edge) column.pin(edge);
}

/** Returns the next or previous position; undefined at the ends of the columns pinned to the same edge. */
export function stepOf(layout: readonly LayoutColumn<never>[], id: string, by: 1 | -1): ColumnPlace | undefined {
  const at = layout.findIndex(({ column }) => column.id === id);
  const neighbor = layout[at + by];
  return at >= 0 && neighbor && neighbor.pin === layout[at]!.pin
    ? { id: neighbor.column.id, isAfter: by > 0 }
    : undefined;
}
