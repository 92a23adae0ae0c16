import { useState } from 'react';

/** Gives each thing in a moving window a place among the elements, and that of what left to what came: elements are used again instead of made anew. */
export function useRecycledKeys(indexes: readonly number[]): ReadonlyMap<number, number> {
  const [assign] = useState(slotMemory);
  return assign(indexes);
}

function slotMemory() {
  let slots: ReadonlyMap<number, number> = new Map();
  // Drawing twice finds the same slots: what is there keeps its own.
  return (indexes: readonly number[]) => (slots = nextKeys(slots, indexes));
}

/** The slots of the last window, those of what is gone given to what is new. */
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
