import { useMemo, type ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below } from '../../css/componentStyle';

export interface VirtualRowsProps {
  /** Estimated row height, px. */
  rowSize: number;
  /** Padding of the list, px. @default 0 */
  padding?: number;
  /** The list to virtualize: a collection component of React Aria. */
  children: ReactNode;
}

/** Virtualizes a React Aria collection. */
export function VirtualRows({ rowSize, padding = 0, children }: VirtualRowsProps) {
  // Rows are at least 40px high on small screens, see overlay.css.
  const isSmall = useMediaQuery(below('md'));
  const size = isSmall ? Math.max(rowSize, 40) : rowSize;
  const layoutOptions = useMemo(
    () => ({ estimatedRowSize: size, estimatedHeadingSize: 28, loaderSize: 48, padding }),
    [size, padding],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
