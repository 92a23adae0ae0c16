import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { VirtualRowsProps } from './VirtualRows';

let known: ComponentType<VirtualRowsProps> | undefined;

/** Loads the virtualizer, 7 KB that short lists do not need. */
export async function loadVirtualRows() {
  const { VirtualRows } = await import('./VirtualRows');
  known = VirtualRows;
  return VirtualRows;
}

interface LazyVirtualListProps extends VirtualRowsProps {
  isLong: boolean;
  /** Shown while the virtualizer loads. Without it the full list is shown and stays while open. */
  fallback?: ReactNode;
}

/** Virtualizes long lists: only visible rows are rendered. */
export function LazyVirtualList({ isLong, fallback, children, ...rows }: LazyVirtualListProps) {
  const [Rows, setRows] = useState(() => known);
  const canWait = fallback !== undefined;

  useEffect(() => {
    if (!isLong || Rows) return;
    // Don't swap a list in use: it would lose focus and scroll position.
    void loadVirtualRows().then((loaded) => canWait && setRows(() => loaded));
  }, [isLong, Rows, canWait]);

  if (!isLong) return children;
  return Rows ? <Rows {...rows}>{children}</Rows> : (fallback ?? children);
}
