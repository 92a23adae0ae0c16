/** The list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** As many keys as there are rows: those that are known stay, new ones are counted on. */
export function fittingKeys(keys: readonly number[], count: number): readonly number[] {
  if (keys.length === count) return keys;
  if (keys.length > count) return keys.slice(0, count);
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...Array.from({ length: count - keys.length }, (_, index) => next + index)];
}
