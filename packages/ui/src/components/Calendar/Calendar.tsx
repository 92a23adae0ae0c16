import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Calendar as AriaCalendar, Text } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import * as body from '../../private/CalendarBody/CalendarBody.css';
import type { CalendarLimits } from '../../private/CalendarBody/calendarLimits';
import { useShownMonths } from '../../private/CalendarBody/useShownMonths';
import { cx } from '../../private/cx';
import { dayLimits, fromDay, toDate } from '../../private/dates';
import * as field from '../../private/Field/Field.css';
import { FieldLocale } from '../../private/FieldLocale';

export interface CalendarProps extends CalendarLimits {
  /** Name of the calendar, for screen readers: "Day of the delivery". */
  label: string;
  /** The chosen day as an ISO date, such as '2026-11-21'; null while nothing is chosen. */
  value?: string | null;
  /** Chosen at first, where the calendar is not controlled. */
  defaultValue?: string | null;
  /** Called with the chosen day. */
  onChange?: (value: string) => void;
  /** What to do about a wrong day; marks the chosen day as wrong. */
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
        <CalendarBody months={shown} hasPickers={hasPickers} />
        {error && (
          <Text slot="errorMessage" elementType="div" className={cx(text.caption, field.error, body.error)}>
            <Icon as={CircleAlert} size={14} className={field.noteIcon} />
            {error}
          </Text>
        )}
      </AriaCalendar>
    </FieldLocale>
  );
}
