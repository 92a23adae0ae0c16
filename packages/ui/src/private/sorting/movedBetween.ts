/** Id of a row. */
export type SortKey = string | number;

/** Where rows were dropped. */
export interface SortMove {
  /** Ids of the moved rows, in the order they had. */
  keys: readonly SortKey[];
  /** Row that they were dropped beside; null: at the end. */
  target: SortKey | null;
  /** Side of the target. */
  position: 'before' | 'after';
}

interface Row {
  id: SortKey;
}

const unchanged = (a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, at) => row === b[at]);

/** The lists after a move into the one of that index; undefined where nothing changes. Lists that stay as they were are the same arrays. */
export function movedBetween<T extends Row>(
  lists: readonly (readonly T[])[],
  into: number,
  { keys, target, position }: SortMove,
): (readonly T[])[] | undefined {
  const moving = new Set(keys);
  const moved = lists.flat().filter(({ id }) => moving.has(id));
  if (moved.length === 0 || !lists[into]) return undefined;
  // A row that is dropped beside itself stays where it is, the others gather around it.
  const anchor =
    target !== null && moving.has(target) ? neighbour(lists[into], target, moving, position) : { target, position };
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

/** The nearest row that stays, before or behind one that moves. */
function neighbour(
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
