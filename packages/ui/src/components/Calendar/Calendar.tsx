import { Calendar as AriaCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import * as body from '../../private/CalendarBody/CalendarBody.css';
import type { CalendarRootProps } from '../../private/CalendarBody/calendarLimits';
import { useShownMonths } from '../../private/CalendarBody/useShownMonths';
import { cx } from '../../private/cx';
import { dayLimits, fromDay, toDate } from '../../private/dates';
import { FieldLocale } from '../../private/FieldLocale';

export interface CalendarProps extends CalendarRootProps {
  /** The chosen day as an ISO date, such as '2026-11-21'; null while nothing is chosen. */
  value?: string | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: string | null;
  /** Called with the chosen day. */
  onChange?: (value: string) => void;
}

/** A month of days, one of which is chosen. Always Gregorian; names, order and first day of the week are the locale's. */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  months = 1,
  hasPickers,
  error,
  className,
  ...rest
}: CalendarProps) {
  const shown = useShownMonths(months);
  return (
    <FieldLocale>
      <AriaCalendar
        {...rest}
        aria-label={label}
        value={toDate(value)}
        defaultValue={toDate(defaultValue)}
        onChange={(date) => onChange?.(fromDay(date))}
        {...dayLimits({ min, max, isDateUnavailable })}
        firstDayOfWeek={firstDayOfWeek}
        visibleDuration={{ months: shown }}
        isInvalid={Boolean(error)}
        className={cx(body.root, className)}
      >
        <CalendarBody months={shown} hasPickers={hasPickers} error={error} />
      </AriaCalendar>
    </FieldLocale>
  );
}
