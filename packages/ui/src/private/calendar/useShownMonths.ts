import { useMediaQuery } from '../../hooks/useMediaQuery';
import { breakpoints } from '../../theme/tokens';

/** Months beside one another: as many as asked for, one where there is no room for two. */
export function useShownMonths(months: number) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  return isNarrow ? 1 : months;
}
