import { useState } from 'react';

/** Assigns stable keys to the items of a moving window. New items get the keys of removed ones, so that React reuses elements. */
export function useRecycledKeys(indexes: readonly number[]): ReadonlyMap<number, number> {
  const [assign] = useState(createKeyAssigner);
  return assign(indexes);
}

function createKeyAssigner() {
  let keys: ReadonlyMap<number, number> = new Map();
  // Safe to call twice per render: existing items keep their keys.
  return (indexes: readonly number[]) => (keys = nextKeys(keys, indexes));
}

/** Returns the next keys: existing items keep theirs, new items get those of removed items. */
export function nextKeys(last: ReadonlyMap<number, number>, indexes: readonly number[]): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  const taken = new Set<number>();
  for (const index of indexes) {
    const slot = last.get(index);
    if (slot === undefined) continue;
    next.set(index, slot);
    taken.add(slot);
  }
  let free = 0;
  for (const index of indexes) {
    if (next.has(index)) continue;
    while (taken.has(free)) free += 1;
    next.set(index, free);
    free += 1;
  }
  return next;
}
