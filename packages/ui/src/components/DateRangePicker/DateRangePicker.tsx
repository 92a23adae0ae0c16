import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  RangeCalendar,
  type DateRangePickerRenderProps,
} from 'react-aria-components';
import { CalendarBody } from '../../private/calendar/CalendarBody';
import * as body from '../../private/calendar/CalendarBody.css';
import type { CalendarLimits } from '../../private/calendar/calendarLimits';
import { CalendarPanel } from '../../private/calendar/CalendarPanel';
import { PickerBox } from '../../private/calendar/PickerBox';
import { useShownMonths } from '../../private/calendar/useShownMonths';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { dayLimits, fromRange, toDate, toRange, type IsoRange } from '../../private/locale/dates';
import { FormValue } from '../../private/fields/FormValue';
import { LimitNotes } from '../../private/fields/LimitNotes';
import { Segments } from '../../private/fields/Segments';
import * as segments from '../../private/fields/Segments.css';
import { splitWidgetProps, type WidgetFieldProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader } from '../../private/fields/WidgetTexts';
import { FieldLocale } from '../../private/locale/FieldLocale';
import * as styles from './DateRangePicker.css';

/** A shortcut for a range. */
export interface DateRangePreset {
  /** Label, such as "Last 7 service days". */
  label: string;
  /** First and last day as ISO dates. */
  value: IsoRange;
}

export interface DateRangePickerProps extends WidgetFieldProps, CalendarLimits {
  /** The first and last day as ISO dates (controlled), or null if the field is empty or incomplete. */
  value?: IsoRange | null;
  /** The initial range (uncontrolled). */
  defaultValue?: IsoRange | null;
  /** Called with the range when both ends are set, and with null when it is cleared. */
  onValueChange?: (value: IsoRange | null) => void;
  /** Shortcuts to common ranges, next to the calendar. */
  presets?: readonly DateRangePreset[];
  /** If true, a range can include unavailable days. @default false */
  allowGaps?: boolean;
  /** Shows a clear button. @default false */
  clearable?: boolean;
  /** Name of the first day in form data. @default `name` */
  startName?: string;
  /** Name of the last day in form data. @default `name` */
  endName?: string;
}

/** A date range field with a calendar popover. Always Gregorian. */
export function DateRangePicker({
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  isDateUnavailable,
  allowGaps,
  firstDayOfWeek,
  months = 1,
  showPickers,
  today,
  presets = [],
  clearable,
  name,
  startName = name,
  endName = name,
  form,
  ...rest
}: DateRangePickerProps) {
  const shown = useShownMonths(months);
  const { texts, control, root } = splitWidgetProps(rest);
  const [isEditing, setEditing] = useState(false);
  checkProps('range', 'DateRangePicker', () => ({ parse: toDate, value, defaultValue }));
  checkProps('date', 'DateRangePicker', () => ({ parse: toDate, min, max }));

  const content = ({ state, isDisabled, isReadOnly }: DateRangePickerRenderProps) => {
    const { start, end } = state.value;
    const isReversed = Boolean(start && end && end.compare(start) < 0);
    const chosen = start && end ? fromRange({ start, end }) : null;
    return (
      <>
        <WidgetHeader {...texts} />
        <PickerBox
          icon={CalendarRange}
          size={size}
          onClear={clearable && (start || end) && !isDisabled && !isReadOnly ? () => state.setValue(null) : undefined}
        >
          <div className={styles.dates}>
            <Segments ref={control} slot="start" className={cx(segments.segments, styles.date)} />
            <span aria-hidden="true" className={styles.dash}>
              –
            </span>
            <Segments slot="end" className={cx(segments.segments, styles.date)} />
          </div>
        </PickerBox>
        <FormValue name={startName} {...{ form, disabled: isDisabled, value: chosen?.start ?? null }} />
        <FormValue name={endName} {...{ form, disabled: isDisabled, value: chosen?.end ?? null }} />
        <LimitNotes {...texts} {...{ min, max, isReversed, isEditing }} />
        <CalendarPanel
          presets={presets.map((preset) => ({
            label: preset.label,
            isChosen: chosen?.start === preset.value.start && chosen.end === preset.value.end,
            choose: () => {
              state.setValue(toRange(preset.value)!);
              state.setOpen(false);
            },
          }))}
        >
          <RangeCalendar className={body.root} firstDayOfWeek={firstDayOfWeek} visibleDuration={{ months: shown }}>
            <CalendarBody months={shown} showPickers={showPickers} today={today} isRange />
          </RangeCalendar>
        </CalendarPanel>
      </>
    );
  };

  return (
    <FieldLocale>
      <AriaDateRangePicker
        {...root}
        onFocusChange={setEditing}
        value={toRange(value)}
        defaultValue={toRange(defaultValue)}
        onChange={(range) => onValueChange?.(fromRange(range))}
        {...dayLimits({ min, max, isDateUnavailable })}
        allowsNonContiguousRanges={allowGaps}
        granularity="day"
        shouldForceLeadingZeros
      >
        {content}
      </AriaDateRangePicker>
    </FieldLocale>
  );
}
