import { useMemo, type ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

export interface VirtualRowsProps {
  /** Height that a row is taken for until it has been measured, px. */
  rowSize: number;
  /** Room around the rows, px. @default 0 */
  padding?: number;
  /** The list. */
  children: ReactNode;
}

/** Lets a list make only the rows in sight. */
export function VirtualRows({ rowSize, padding = 0, children }: VirtualRowsProps) {
  const layoutOptions = useMemo(
    () => ({ estimatedRowSize: rowSize, estimatedHeadingSize: 28, loaderSize: 48, padding }),
    [rowSize, padding],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
