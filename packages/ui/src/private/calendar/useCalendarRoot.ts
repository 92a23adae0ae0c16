import { cx } from '../../css/cx';
import { dayLimits } from '../locale/dates';
import { root } from './CalendarBody.css';
import type { CalendarRootProps } from './calendarLimits';
import { useShownMonths } from './useShownMonths';

/** Returns the props of a standalone calendar and of its `CalendarBody`. */
export function useCalendarRoot({
  label,
  min,
  max,
  isDateUnavailable,
  months = 1,
  showPickers,
  today,
  error,
  disabled,
  readOnly,
  className,
  ...rest
}: CalendarRootProps) {
  const shown = useShownMonths(months);
  return {
    root: {
      ...rest,
      isDisabled: disabled,
      isReadOnly: readOnly,
      ...dayLimits({ min, max, isDateUnavailable }),
      'aria-label': label,
      visibleDuration: { months: shown },
      isInvalid: Boolean(error),
      className: cx(root, className),
    },
    body: { months: shown, showPickers, error, today },
  };
}
