import { useEffect, useState, type ReactNode } from 'react';
import { lazyModule } from '../lazy/lazyModule';
import type { VirtualRowsProps } from './VirtualRows';

/** The virtualizer (7 KB). Lazy-loaded, because short lists do not need it. */
const virtualRows = lazyModule(() => import('./VirtualRows'));

export const loadVirtualRows = async () => (await virtualRows.load()).VirtualRows;

interface LazyVirtualListProps extends VirtualRowsProps {
  isLong: boolean;
  /**
   * Shown while the virtualizer loads. If loading fails, the full list is shown. If omitted, the full list is shown and
   * stays, even after the virtualizer has loaded.
   */
  fallback?: ReactNode;
}

/** Virtualizes long lists: only visible rows are rendered. */
export function LazyVirtualList({ isLong, fallback, children, ...rows }: LazyVirtualListProps) {
  const [Rows, setRows] = useState(() => virtualRows.get()?.VirtualRows);
  const [hasFailed, setFailed] = useState(false);
  const canWait = fallback !== undefined;

  useEffect(() => {
    if (!isLong || Rows) return;
    // Don't swap a list in use: it would lose focus and scroll position.
    loadVirtualRows().then(
      (loaded) => canWait && setRows(() => loaded),
      () => setFailed(true),
    );
  }, [isLong, Rows, canWait]);

  if (!isLong) return children;
  if (Rows) return <Rows {...rows}>{children}</Rows>;
  return hasFailed ? children : (fallback ?? children);
}
