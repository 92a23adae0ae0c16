import { createContext } from 'react';
import type { SortKey } from './movedBetween';

/** What lists that exchange rows know of one another. */
export interface SortingGroup {
  /** The rows under way: what a list may refuse before they are dropped. */
  underWay: () => readonly SortKey[];
  setUnderWay: (keys: readonly SortKey[]) => void;
}

/** What is under way, kept outside the drawing: it is read while it changes. */
export function createSortingGroup(): SortingGroup {
  let keys: readonly SortKey[] = [];
  return {
    underWay: () => keys,
    setUnderWay: (next) => {
      keys = next;
    },
  };
}

/** Joins the lists below it; without it every list is alone. */
export const SortingGroupContext = createContext<SortingGroup | undefined>(undefined);
