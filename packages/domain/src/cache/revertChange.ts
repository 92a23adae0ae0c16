import { restoreRows, type Row } from './restoreRows';

type Properties = Record<string, unknown>;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the elements by ID, or undefined if they have no unique IDs. Strings and numbers are their own IDs. */
function byId(values: readonly unknown[]): Map<Row['id'], unknown> | undefined {
  const ids = values.map((value) => (isObject(value) ? value['id'] : value));
  const isKnown = ids.every((id) => typeof id === 'string' || typeof id === 'number');
  const rows = new Map(values.map((value, index) => [ids[index] as Row['id'], value]));
  return isKnown && rows.size === values.length ? rows : undefined;
}

function revertList(current: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const [now, old, changed] = [byId(current), byId(before), byId(after)];
  if (!now || !old || !changed) {
    const isAligned = current.length === before.length && current.length === after.length;
    return current.map((value, index) => (isAligned ? revertChange(value, before[index], after[index]) : value));
  }
  const valueOf = (id: Row['id']) =>
    now.has(id) ? revertChange(now.get(id), old.get(id), changed.get(id)) : old.get(id);
  const rows = (ids: Iterable<Row['id']>) => [...ids].map((id) => ({ id, value: valueOf(id) }));
  const isAdded = (id: Row['id']) => changed.has(id) && !old.has(id);
  const isRemoved = (id: Row['id']) => old.has(id) && !changed.has(id);
  const [from, to] = [[...old.keys()].filter((id) => changed.has(id)), [...changed.keys()].filter((id) => old.has(id))];
  // A row that someone removed since then stays removed.
  const moved = from.filter((id, index) => id !== to[index] && now.has(id));
  const displaced = [...[...old.keys()].filter(isRemoved), ...moved];
  const kept = rows([...now.keys()].filter((id) => !isAdded(id)));
  return restoreRows(kept, rows(old.keys()), displaced).map(({ value }) => value);
}

/**
 * Undoes the change from `before` to `after` in a cached response. Parts that changed again since then keep their
 * current value. Equal parts must be identical, as in the query cache.
 */
export function revertChange(current: unknown, before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return current;
  if (Object.is(current, after)) return before;
  if (Array.isArray(current) && Array.isArray(before) && Array.isArray(after))
    return revertList(current, before, after);
  if (!isObject(current) || !isObject(before) || !isObject(after)) return current;
  const names = new Set([...Object.keys(current), ...Object.keys(before)]);
  const reverted = [...names].map((name) => [name, revertChange(current[name], before[name], after[name])] as const);
  return Object.fromEntries(reverted.filter(([, value]) => value !== undefined));
}
