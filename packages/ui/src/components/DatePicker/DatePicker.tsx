import { Calendar as CalendarIcon } from 'lucide-react';
import { useState } from 'react';
import { Calendar, DatePicker as AriaDatePicker, TimeField, type DatePickerRenderProps } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { CalendarBody } from '../../private/CalendarBody/CalendarBody';
import * as body from '../../private/CalendarBody/CalendarBody.css';
import type { CalendarLimits } from '../../private/CalendarBody/calendarLimits';
import { CalendarPanel } from '../../private/CalendarBody/CalendarPanel';
import * as panel from '../../private/CalendarBody/CalendarPanel.css';
import { PickerBox } from '../../private/CalendarBody/PickerBox';
import { useShownMonths } from '../../private/CalendarBody/useShownMonths';
import { cx } from '../../private/cx';
import { dayLimits, fromDate, toDate } from '../../private/dates';
import * as field from '../../private/Field/Field.css';
import { FormValue } from '../../private/Field/FormValue';
import * as group from '../../private/Field/GroupBox.css';
import { LimitNotes } from '../../private/Field/LimitNotes';
import { Segments } from '../../private/Field/Segments';
import * as segments from '../../private/Field/Segments.css';
import { widgetParts, type WidgetFieldProps } from '../../private/Field/widgetFieldProps';
import { WidgetHead } from '../../private/Field/WidgetTexts';
import { FieldLocale } from '../../private/FieldLocale';
import { inputStrings } from '../../private/inputStrings';
import { useStrings } from '../../private/strings';

/** A day that is one press away. */
export interface DatePreset {
  /** What it is called: "Tomorrow". */
  label: string;
  /** The date, ISO. */
  value: string;
}

export interface DatePickerProps extends WidgetFieldProps, CalendarLimits {
  /** The date, ISO: '2026-11-21', with a time '2026-11-21T18:30'; null while empty or half typed. */
  value?: string | null;
  /** The date at first, where the field is not controlled. */
  defaultValue?: string | null;
  /** Called with the date, and with null when it is cleared. */
  onChange?: (value: string | null) => void;
  /** Days that are one press away, beside the calendar. */
  presets?: readonly DatePreset[];
  /** Whether hour and minute belong to the value. @default false */
  hasTime?: boolean;
  /** Twelve or twenty-four hours. @default the locale's */
  hourCycle?: 12 | 24;
  /** A button at the end of the box that empties it. @default false */
  isClearable?: boolean;
}

/** A date, typed or picked from a calendar. Always Gregorian. */
export function DatePicker({
  size = 'md',
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  months = 1,
  hasPickers,
  presets = [],
  hasTime,
  hourCycle,
  isClearable,
  name,
  form,
  ...rest
}: DatePickerProps) {
  const shown = useShownMonths(months);
  const strings = useStrings(inputStrings);
  const { texts, root } = widgetParts(rest);
  const [isEditing, setEditing] = useState(false);

  const content = ({ state, isDisabled, isReadOnly }: DatePickerRenderProps) => (
    <>
      <WidgetHead {...texts} />
      <PickerBox
        icon={CalendarIcon}
        size={size}
        onClear={isClearable && state.value && !isDisabled && !isReadOnly ? () => state.setValue(null) : undefined}
      >
        <Segments className={cx(segments.segments, segments.grow)} />
      </PickerBox>
      <FormValue {...{ name, form, isDisabled, value: fromDate(state.value) }} />
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
          <CalendarBody months={shown} hasPickers={hasPickers} />
        </Calendar>
        {hasTime && (
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
        onChange={(date) => onChange?.(fromDate(date))}
        {...dayLimits({ min, max, isDateUnavailable })}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
        shouldCloseOnSelect={!hasTime}
      >
        {content}
      </AriaDatePicker>
    </FieldLocale>
  );
}
