import { useMemo, type ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { breakpoints } from '../../theme/tokens';

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
  // Fingers get 40 at least, as overlay.css has it.
  const isSmall = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
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
