export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** Returns a key per row: existing rows keep their keys, new rows continue counting from the highest key. */
export function rowKeys(keys: readonly number[], count: number): readonly number[] {
  if (keys.length === count) return keys;
  if (keys.length > count) return keys.slice(0, count);
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...Array.from({ length: count - keys.length }, (_, index) => next + index)];
}
