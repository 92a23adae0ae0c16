import { useMediaQuery } from '../../hooks/useMediaQuery';
import { breakpoints } from '../../theme/tokens';

/** Returns the number of visible months: one on small screens. */
export function useShownMonths(months: number) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  return isNarrow ? 1 : months;
}
