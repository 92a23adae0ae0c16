import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import type { CalendarRootProps } from '../../private/CalendarBody/calendarLimits';
import { useCalendarRoot } from '../../private/CalendarBody/useCalendarRoot';
import { fromRange, toRange, type IsoRange } from '../../private/dates';
import { FieldLocale } from '../../private/FieldLocale';

export interface RangeCalendarProps extends CalendarRootProps {
  /** The chosen days, first and last, as ISO dates; null while nothing is chosen. */
  value?: IsoRange | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: IsoRange | null;
  /** Called when both ends are chosen. */
  onChange?: (value: IsoRange) => void;
  /** Whether a range may run over days that cannot be chosen. @default false */
  allowsGaps?: boolean;
}

/** Months of days, some of which in a row are chosen: press the first, then the last. */
export function RangeCalendar({ value, defaultValue, onChange, allowsGaps, ...rest }: RangeCalendarProps) {
  const { root, body } = useCalendarRoot(rest);
  return (
    <FieldLocale>
      <AriaRangeCalendar
        {...root}
        value={toRange(value)}
        defaultValue={toRange(defaultValue)}
        onChange={(range) => onChange?.(fromRange(range)!)}
        allowsNonContiguousRanges={allowsGaps}
      >
        <CalendarBody {...body} isRange />
      </AriaRangeCalendar>
    </FieldLocale>
  );
}
