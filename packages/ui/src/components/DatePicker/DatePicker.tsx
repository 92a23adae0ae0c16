import { Calendar as CalendarIcon } from 'lucide-react';
import { useState } from 'react';
import { Calendar, DatePicker as AriaDatePicker, TimeField, type DatePickerRenderProps } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import * as body from '../../private/calendar/CalendarBody.css';
import type { CalendarLimits } from '../../private/calendar/calendarLimits';
import { CalendarPanel } from '../../private/calendar/CalendarPanel';
import * as panel from '../../private/calendar/CalendarPanel.css';
import { PickerBox } from '../../private/calendar/PickerBox';
import { useShownMonths } from '../../private/calendar/useShownMonths';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { dayLimits, fromDate, toDate } from '../../private/locale/dates';
import * as field from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import * as group from '../../private/fields/GroupBox.css';
import { LimitNotes } from '../../private/fields/LimitNotes';
import { Segments } from '../../private/fields/Segments';
import * as segments from '../../private/fields/Segments.css';
import { splitWidgetProps, type WidgetFieldProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader } from '../../private/fields/WidgetTexts';
import { FieldLocale } from '../../private/locale/FieldLocale';
import { inputStrings } from '../../private/strings/inputStrings';
import { useStrings } from '../../private/strings/strings';

/** A shortcut for a date. */
export interface DatePreset {
  /** Label, such as "Tomorrow". */
  label: string;
  /** ISO date. */
  value: string;
}

export interface DatePickerProps extends WidgetFieldProps, CalendarLimits {
  /**
   * The ISO date (controlled), such as '2026-11-21', or '2026-11-21T18:30' with `showTime`. Null if empty or
   * incomplete.
   */
  value?: string | null;
  /** The initial date (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the date, or with null when it is cleared. */
  onValueChange?: (value: string | null) => void;
  /** Shortcuts to common dates, next to the calendar. */
  presets?: readonly DatePreset[];
  /** Adds hour and minute to the value. @default false */
  showTime?: boolean;
  /** 12-hour or 24-hour clock. @default by locale */
  hourCycle?: 12 | 24;
  /** Shows a clear button. @default false */
  clearable?: boolean;
}

/** A date field with a calendar popover. Always Gregorian. */
export function DatePicker({
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  months = 1,
  showPickers,
  today,
  presets = [],
  showTime,
  hourCycle,
  clearable,
  name,
  form,
  ...rest
}: DatePickerProps) {
  const shown = useShownMonths(months);
  const strings = useStrings(inputStrings);
  const { texts, control, root } = splitWidgetProps(rest);
  const [isEditing, setEditing] = useState(false);
  checkProps('date', 'DatePicker', () => ({ parse: toDate, value, defaultValue, min, max }));

  const content = ({ state, isDisabled, isReadOnly }: DatePickerRenderProps) => (
    <>
      <WidgetHeader {...texts} />
      <PickerBox
        icon={CalendarIcon}
        size={size}
        onClear={clearable && state.value && !isDisabled && !isReadOnly ? () => state.setValue(null) : undefined}
      >
        <Segments ref={control} className={cx(segments.segments, segments.grow)} />
      </PickerBox>
      <FormValue {...{ name, form, disabled: isDisabled, value: fromDate(state.value) }} />
      <LimitNotes {...texts} {...{ min, max, isEditing }} />
      <CalendarPanel
        presets={presets.map((preset) => ({
          label: preset.label,
          isChosen: fromDate(state.value) === preset.value,
          choose: () => {
            state.setValue(toDate(preset.value)!);
            state.setOpen(false);
          },
        }))}
      >
        <Calendar className={body.root} firstDayOfWeek={firstDayOfWeek} visibleDuration={{ months: shown }}>
          <CalendarBody months={shown} showPickers={showPickers} today={today} />
        </Calendar>
        {showTime && (
          <div className={cx(panel.time, text.label)}>
            <span aria-hidden="true">{strings.time}</span>
            <TimeField
              aria-label={strings.time}
              granularity="minute"
              hourCycle={hourCycle}
              shouldForceLeadingZeros
              value={state.timeValue}
              onChange={(time) => time && state.setTimeValue(time)}
            >
              <Segments className={cx(group.box, field.size.sm, segments.segments)} />
            </TimeField>
          </div>
        )}
      </CalendarPanel>
    </>
  );

  return (
    <FieldLocale>
      <AriaDatePicker
        {...root}
        onFocusChange={setEditing}
        value={toDate(value)}
        defaultValue={toDate(defaultValue)}
        onChange={(date) => onValueChange?.(fromDate(date))}
        {...dayLimits({ min, max, isDateUnavailable })}
        granularity={showTime ? 'minute' : 'day'}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
        shouldCloseOnSelect={!showTime}
      >
        {content}
      </AriaDatePicker>
    </FieldLocale>
  );
}
