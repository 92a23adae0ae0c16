import { cx } from '../cx';
import { dayLimits } from '../dates';
import { root } from './CalendarBody.css';
import type { CalendarRootProps } from './calendarLimits';
import { useShownMonths } from './useShownMonths';

/** What the root of a calendar in a page is given, whatever it chooses, and what its days are. */
export function useCalendarRoot({
  label,
  min,
  max,
  isDateUnavailable,
  months = 1,
  hasPickers,
  error,
  className,
  ...rest
}: CalendarRootProps) {
  const shown = useShownMonths(months);
  return {
    root: {
      ...rest,
      ...dayLimits({ min, max, isDateUnavailable }),
      'aria-label': label,
      visibleDuration: { months: shown },
      isInvalid: Boolean(error),
      className: cx(root, className),
    },
    body: { months: shown, hasPickers, error },
  };
}
