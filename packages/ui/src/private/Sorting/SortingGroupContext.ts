import { createContext } from 'react';
import type { SortKey } from './movedBetween';

export interface SortingGroup {
  /** The rows under way: what a list may refuse before they are dropped. */
  underWay: () => readonly SortKey[];
  setUnderWay: (keys: readonly SortKey[]) => void;
}

export function createSortingGroup(): SortingGroup {
  let keys: readonly SortKey[] = [];
  return {
    underWay: () => keys,
    setUnderWay: (next) => {
      keys = next;
    },
  };
}

export const SortingGroupContext = createContext<SortingGroup | undefined>(undefined);
