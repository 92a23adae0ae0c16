import { useMemo, useState } from 'react';
import { useListMemory } from './useListMemory';

type WithId = { id: number | string };
const idOf = ({ id }: WithId) => String(id);

/** Returns the rows with these IDs. The rows of the page take precedence, because they are newer. */
function pick<Row extends WithId>(ids: readonly string[], others: readonly Row[], page: readonly Row[] = []): Row[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const known = new Map<string, Row>();
  for (const row of [...others, ...page]) if (wanted.has(idOf(row))) known.set(idOf(row), row);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Returns the selected rows across all pages. Rows that were deleted in the meantime are deselected. */
export function useListSelection<Row extends WithId>(
  page: readonly Row[] | undefined,
  all: readonly Row[] | undefined,
) {
  const [ids, setIds] = useListMemory();
  // Without all rows, remembers the selected rows of other pages.
  const [seen, setSeen] = useState<readonly Row[]>([]);
  const rows = useMemo(() => pick(ids, all ?? seen, page), [ids, all, seen, page]);
  const select = (next: readonly string[], found?: readonly Row[]) => {
    setIds(next);
    if (!all) setSeen(pick(next, [...seen, ...(found ?? [])], page));
  };
  return {
    rows,
    ids: useMemo(() => rows.map(idOf), [rows]),
    setIds: select,
    /** Selects rows, on any page. */
    setRows: (found: readonly Row[]) => select(found.map(idOf), found),
    clear: () => select([]),
  };
}
