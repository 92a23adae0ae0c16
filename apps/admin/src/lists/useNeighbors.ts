import { useEffect, useRef } from 'react';
import { neighborsOf } from './neighborsOf';

/** Returns the rows before and after the shown one, and functions that show them. */
export function useNeighbors<Row extends { id: number | string }>(
  rows: readonly Row[],
  id: Row['id'],
  onShow: (row: Row) => void,
) {
  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
  }, [id]);
  const show = (side: 'previous' | 'next') => {
    // A key may be pressed again before the URL has changed.
    const row = neighborsOf(rows, latest.current)[side];
    if (!row) return;
    latest.current = row.id;
    onShow(row);
  };
  return { ...neighborsOf(rows, id), showPrevious: () => show('previous'), showNext: () => show('next') };
}
