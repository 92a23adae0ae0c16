import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { RangeCalendar as AriaRangeCalendar, Text } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import * as body from '../../private/CalendarBody/CalendarBody.css';
import type { CalendarLimits } from '../../private/CalendarBody/calendarLimits';
import { useShownMonths } from '../../private/CalendarBody/useShownMonths';
import { cx } from '../../private/cx';
import { dayLimits, fromRange, toRange, type IsoRange } from '../../private/dates';
import * as field from '../../private/Field/Field.css';
import { FieldLocale } from '../../private/FieldLocale';

export interface RangeCalendarProps extends CalendarLimits {
  /** Name of the calendar, for screen readers: "Days of the report". */
  label: string;
  /** The chosen days, first and last, as ISO dates; null while nothing is chosen. */
  value?: IsoRange | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: IsoRange | null;
  /** Called when both ends are chosen. */
  onChange?: (value: IsoRange) => void;
  /** Whether a range may run over days that cannot be chosen. @default false */
  allowsGaps?: boolean;
  /** What to do about a wrong range; marks the chosen days as wrong. */
  error?: string;
  /** Shows the days, none of which can be chosen. @default false */
  isDisabled?: boolean;
  /** Shows the days, changes none. @default false */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Class of the root element. */
  className?: string;
  /** Id of the root element. */
  id?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
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
        <CalendarBody months={shown} hasPickers={hasPickers} isRange />
        {error && (
          <Text slot="errorMessage" elementType="div" className={cx(text.caption, field.error, body.error)}>
            <Icon as={CircleAlert} size={14} className={field.noteIcon} />
            {error}
          </Text>
        )}
      </AriaRangeCalendar>
    </FieldLocale>
  );
}
