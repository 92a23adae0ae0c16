/** ID of a row. */
export type SortKey = string | number;

/** Position of dropped rows. */
export interface SortMove {
  /** IDs of the moved rows, in their previous order. */
  keys: readonly SortKey[];
  /** Row next to the drop position, or null for the end. */
  target: SortKey | null;
  /** Side of the target. */
  position: 'before' | 'after';
}

interface Row {
  id: SortKey;
}

const unchanged = (a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, at) => row === b[at]);

/**
 * Returns the lists after a move into the list with this index, or undefined if nothing changes. Unchanged lists
 * keep their array.
 */
export function movedBetween<T extends Row>(
  lists: readonly (readonly T[])[],
  into: number,
  { keys, target, position }: SortMove,
): (readonly T[])[] | undefined {
  const moving = new Set(keys);
  const moved = lists.flat().filter(({ id }) => moving.has(id));
  if (moved.length === 0 || !lists[into]) return undefined;
  // A row dropped next to itself stays, and the others move next to it.
  const anchor =
    target !== null && moving.has(target)
      ? nearestUnmoved(lists[into], target, moving, position)
      : { target, position };
  const next = lists.map((list, index) => {
    const rest = list.filter(({ id }) => !moving.has(id));
    if (index === into) {
      const at = rest.findIndex(({ id }) => id === anchor.target);
      rest.splice(at < 0 ? rest.length : anchor.position === 'after' ? at + 1 : at, 0, ...moved);
    }
    return unchanged(list, rest) ? list : rest;
  });
  return next.every((list, index) => list === lists[index]) ? undefined : next;
}

/** Returns the drop position next to the nearest row that is not moved: the following row, else the preceding one. */
function nearestUnmoved(
  list: readonly Row[],
  target: SortKey,
  moving: ReadonlySet<SortKey>,
  position: 'before' | 'after',
): Pick<SortMove, 'target' | 'position'> {
  const at = list.findIndex(({ id }) => id === target);
  const behind = list.slice(at + 1).find(({ id }) => !moving.has(id));
  if (behind) return { target: behind.id, position: 'before' };
  const ahead = list.slice(0, Math.max(at, 0)).findLast(({ id }) => !moving.has(id));
  return ahead ? { target: ahead.id, position: 'after' } : { target: null, position };
}
