import { useMemo, useRef } from 'react';
import { rowRange, selectionOf, withRows } from './selection';
import { useOwnOrGiven } from '../private/useOwnOrGiven';

interface RowSelectionOptions {
  selectedIds: readonly string[] | undefined;
  defaultSelectedIds: readonly string[];
  onSelectionChange: ((ids: string[]) => void) | undefined;
  /** Rows of the page, in the order shown; asked for only when something is selected. */
  pageIds: () => readonly string[];
}

/** Which rows are selected, over all pages. */
export function useRowSelection({ selectedIds, defaultSelectedIds, onSelectionChange, pageIds }: RowSelectionOptions) {
  const [ids, setIds] = useOwnOrGiven<readonly string[]>(
    selectedIds,
    defaultSelectedIds,
    onSelectionChange && ((next) => onSelectionChange([...next])),
  );
  const selected = useMemo(() => new Set(ids), [ids]);
  const ofPage = selected.size === 0 ? 'none' : selectionOf(pageIds(), selected);
  /** The row last pressed: a range goes from here. */
  const anchor = useRef<string>(undefined);

  return {
    selected,
    count: selected.size,
    ofPage,
    toggle: (id: string, isRange: boolean) => {
      const isSelected = !selected.has(id);
      setIds(withRows(selected, isRange ? rowRange(pageIds(), anchor.current, id) : [id], isSelected));
      anchor.current = id;
    },
    togglePage: () => setIds(withRows(selected, pageIds(), ofPage !== 'all')),
    set: (next: readonly string[]) => setIds(next),
    clear: () => setIds([]),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
