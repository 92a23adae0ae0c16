import { createContext } from 'react';
import type { SortKey } from './movedBetween';

/** State shared by lists that exchange rows. */
export interface SortingGroup {
  /** Returns the dragged rows, so that a list can reject them before the drop. */
  draggedKeys: () => readonly SortKey[];
  setUnderWay: (keys: readonly SortKey[]) => void;
}

/** Creates a group that stores the dragged rows outside React state, because they are read during a drag. */
export function createSortingGroup(): SortingGroup {
  let keys: readonly SortKey[] = [];
  return {
    draggedKeys: () => keys,
    setUnderWay: (next) => {
      keys = next;
    },
  };
}

/** Connects lists that exchange rows. Without it, a list is independent. */
export const SortingGroupContext = createContext<SortingGroup | undefined>(undefined);
