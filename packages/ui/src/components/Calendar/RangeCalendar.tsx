import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import * as body from '../../private/CalendarBody/CalendarBody.css';
import type { CalendarRootProps } from '../../private/CalendarBody/calendarLimits';
import { useShownMonths } from '../../private/CalendarBody/useShownMonths';
import { cx } from '../../private/cx';
import { dayLimits, fromRange, toRange, type IsoRange } from '../../private/dates';
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
export function RangeCalendar({
  label,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  allowsGaps,
  firstDayOfWeek,
  months = 1,
  hasPickers,
  error,
  className,
  ...rest
}: RangeCalendarProps) {
  const shown = useShownMonths(months);
  return (
    <FieldLocale>
      <AriaRangeCalendar
        {...rest}
        aria-label={label}
        value={toRange(value)}
        defaultValue={toRange(defaultValue)}
        onChange={(range) => onChange?.(fromRange(range)!)}
        {...dayLimits({ min, max, isDateUnavailable })}
        allowsNonContiguousRanges={allowsGaps}
        firstDayOfWeek={firstDayOfWeek}
        visibleDuration={{ months: shown }}
        isInvalid={Boolean(error)}
        className={cx(body.root, className)}
      >
        <CalendarBody months={shown} hasPickers={hasPickers} error={error} isRange />
      </AriaRangeCalendar>
    </FieldLocale>
  );
}
