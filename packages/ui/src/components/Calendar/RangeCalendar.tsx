import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import type { CalendarRootProps } from '../../private/calendar/calendarLimits';
import { useCalendarRoot } from '../../private/calendar/useCalendarRoot';
import { fromRange, toRange, type IsoRange } from '../../private/locale/dates';
import { FieldLocale } from '../../private/locale/FieldLocale';

export interface RangeCalendarProps extends CalendarRootProps {
  /** The first and last selected day as ISO dates, or null (controlled). */
  value?: IsoRange | null;
  /** The initially selected range (uncontrolled). */
  defaultValue?: IsoRange | null;
  /** Called with the range when the user has selected both ends. */
  onValueChange?: (value: IsoRange) => void;
  /** If true, a range can include unavailable days. @default false */
  allowGaps?: boolean;
}

/** A calendar for selecting a range: press the first day, then the last. */
export function RangeCalendar({ value, defaultValue, onValueChange, allowGaps, ...rest }: RangeCalendarProps) {
  const { root, body } = useCalendarRoot(rest);
  return (
    <FieldLocale>
      <AriaRangeCalendar
        {...root}
        value={toRange(value)}
        defaultValue={toRange(defaultValue)}
        onChange={(range) => onValueChange?.(fromRange(range)!)}
        allowsNonContiguousRanges={allowGaps}
      >
        <CalendarBody {...body} isRange />
      </AriaRangeCalendar>
    </FieldLocale>
  );
}
