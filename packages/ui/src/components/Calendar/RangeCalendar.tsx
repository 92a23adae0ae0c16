import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import type { CalendarRootProps } from '../../private/calendar/calendarLimits';
import { useCalendarRoot } from '../../private/calendar/useCalendarRoot';
import { fromRange, toRange, type IsoRange } from '../../private/locale/dates';
import { FieldLocale } from '../../private/locale/FieldLocale';

export interface RangeCalendarProps extends CalendarRootProps {
  /** The chosen days, first and last, as ISO dates; null while nothing is chosen. */
  value?: IsoRange | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: IsoRange | null;
  /** Called when both ends are chosen. */
  onValueChange?: (value: IsoRange) => void;
  /** Whether a range may run over days that cannot be chosen. @default false */
  allowGaps?: boolean;
}

/** Months of days, some of which in a row are chosen: press the first, then the last. */
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
