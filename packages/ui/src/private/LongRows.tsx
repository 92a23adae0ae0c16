import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { VirtualRowsProps } from './VirtualRows';

let known: ComponentType<VirtualRowsProps> | undefined;

/** Comes late: 7 KB that a list of ten has no use for. */
export async function loadVirtualRows() {
  const { VirtualRows } = await import('./VirtualRows');
  known = VirtualRows;
  return VirtualRows;
}

interface LongRowsProps extends VirtualRowsProps {
  isLong: boolean;
  /** Stands in for the moment that it takes. Without it the whole list does, and stays for as long as it is open. */
  meanwhile?: ReactNode;
}

/** A list that makes only the rows in sight, where it is long. */
export function LongRows({ isLong, meanwhile, children, ...rows }: LongRowsProps) {
  const [Rows, setRows] = useState(() => known);
  const canWait = meanwhile !== undefined;

  useEffect(() => {
    if (!isLong || Rows) return;
    // A list under the reader's hands is not exchanged for another one: it would lose focus and place.
    void loadVirtualRows().then((loaded) => canWait && setRows(() => loaded));
  }, [isLong, Rows, canWait]);

  if (!isLong) return children;
  return Rows ? <Rows {...rows}>{children}</Rows> : (meanwhile ?? children);
}
