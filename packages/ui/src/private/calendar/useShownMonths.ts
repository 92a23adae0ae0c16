import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below } from '../../css/componentStyle';

/** Returns the number of visible months: one on small screens. */
export function useShownMonths(months: number) {
  const isNarrow = useMediaQuery(below('md'));
  return isNarrow ? 1 : months;
}
