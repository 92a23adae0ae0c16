/** The rows after some were dropped before or after another one; undefined where nothing changes. */
export function movedItems<T extends { id: string | number }>(
  items: readonly T[],
  keys: readonly (string | number)[],
  target: string | number,
  position: 'before' | 'after' | 'on',
): T[] | undefined {
  if (keys.includes(target)) return undefined;
  const moved = items.filter(({ id }) => keys.includes(id));
  const rest = items.filter(({ id }) => !keys.includes(id));
  const place = rest.findIndex(({ id }) => id === target);
  if (place < 0 || moved.length === 0) return undefined;
  const next = rest.toSpliced(position === 'after' ? place + 1 : place, 0, ...moved);
  return next.every((item, index) => item === items[index]) ? undefined : next;
}
