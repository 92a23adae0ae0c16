import { useMemo } from 'react';
import { useListMemory } from './useListMemory';

type WithId = { id: number | string };
const idOf = ({ id }: WithId) => String(id);

/** The selected rows across all pages. Rows that were deleted in the meantime are deselected. */
export function useListSelection<Row extends WithId>(
  page: readonly Row[] | undefined,
  all: readonly Row[] | undefined,
) {
  const [ids, setIds] = useListMemory();
  const rows = useMemo(() => {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    const known = new Map<string, Row>();
    for (const row of [...(all ?? []), ...(page ?? [])]) if (wanted.has(idOf(row))) known.set(idOf(row), row);
    return ids.flatMap((id) => known.get(id) ?? []);
  }, [ids, all, page]);
  return {
    rows,
    ids: useMemo(() => rows.map(idOf), [rows]),
    setIds,
    clear: () => setIds([]),
  };
}
