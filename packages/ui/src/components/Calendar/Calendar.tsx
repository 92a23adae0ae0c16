import { Calendar as AriaCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import type { CalendarRootProps } from '../../private/calendar/calendarLimits';
import { useCalendarRoot } from '../../private/calendar/useCalendarRoot';
import { dayIn, fromDay, toDate } from '../../private/locale/dates';
import { FieldLocale } from '../../private/locale/FieldLocale';

export interface CalendarProps extends CalendarRootProps {
  /** The selected day as an ISO date, such as '2026-11-21', or null (controlled). */
  value?: string | null;
  /** The initially selected day (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the selected day. */
  onValueChange?: (value: string) => void;
  /**
   * IANA time zone that determines which day is marked as today. Applies without `today`.
   * @default the time zone of the device
   */
  timeZone?: string;
}

/** A calendar for selecting one day. Always Gregorian; names, order and first day of the week follow the locale. */
export function Calendar({ value, defaultValue, onValueChange, timeZone, today, ...rest }: CalendarProps) {
  const { root, body } = useCalendarRoot({ ...rest, today: today ?? dayIn(timeZone) });
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
