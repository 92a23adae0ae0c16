import { Calendar as AriaCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import type { CalendarRootProps } from '../../private/calendar/calendarLimits';
import { useCalendarRoot } from '../../private/calendar/useCalendarRoot';
import { fromDay, toDate } from '../../private/locale/dates';
import { FieldLocale } from '../../private/locale/FieldLocale';

export interface CalendarProps extends CalendarRootProps {
  /** The chosen day as an ISO date, such as '2026-11-21'; null while nothing is chosen. */
  value?: string | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: string | null;
  /** Called with the chosen day. */
  onValueChange?: (value: string) => void;
}

/** A month of days, one of which is chosen. Always Gregorian; names, order and first day of the week are the locale's. */
export function Calendar({ value, defaultValue, onValueChange, ...rest }: CalendarProps) {
  const { root, body } = useCalendarRoot(rest);
  return (
    <FieldLocale>
      <AriaCalendar
        {...root}
        value={toDate(value)}
        defaultValue={toDate(defaultValue)}
        onChange={(date) => onValueChange?.(fromDay(date))}
      >
        <CalendarBody {...body} />
      </AriaCalendar>
    </FieldLocale>
  );
}
