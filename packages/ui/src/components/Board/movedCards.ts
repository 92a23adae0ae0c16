import { movedBetween, type SortKey } from '../../private/sorting/movedBetween';
import type { BoardMove } from './Board';

/** Returns the columns after a move. Unaffected columns keep their identity. */
export function movedCards<C extends { id: string; items: readonly { id: SortKey }[] }>(
  columns: readonly C[],
  { column, ...move }: BoardMove,
): readonly C[] {
  const into = columns.findIndex(({ id }) => id === column);
  const lists = movedBetween(
    columns.map(({ items }) => items),
    into,
    move,
  );
  if (!lists) return columns;
  return columns.map((one, index) => (lists[index] === one.items ? one : { ...one, items: lists[index] }));
}
