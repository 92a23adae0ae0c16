import { useState } from 'react';
import { DateField as AriaDateField } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { dayLimits, fromDate, toDate } from '../../private/locale/dates';
import * as field from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import { box } from '../../private/fields/GroupBox.css';
import { LimitNotes } from '../../private/fields/LimitNotes';
import { Segments } from '../../private/fields/Segments';
import * as segments from '../../private/fields/Segments.css';
import { splitWidgetProps, type WidgetFieldProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader } from '../../private/fields/WidgetTexts';
import { FieldLocale } from '../../private/locale/FieldLocale';

export interface DateFieldProps extends WidgetFieldProps {
  /**
   * The ISO date (controlled), such as '2026-11-21', or '2026-11-21T18:30' with `showTime`. Null if empty or
   * incomplete.
   */
  value?: string | null;
  /** The initial date (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the date when all segments are filled, and with null when all are cleared. */
  onValueChange?: (value: string | null) => void;
  /** Earliest valid date (ISO). */
  min?: string;
  /** Latest valid date (ISO). */
  max?: string;
  /** Returns true for invalid days between `min` and `max`. */
  isDateUnavailable?: (day: string) => boolean;
  /** Adds hour and minute to the value. @default false */
  showTime?: boolean;
  /** 12-hour or 24-hour clock. @default by locale */
  hourCycle?: 12 | 24;
  /** Icon before the date. */
  startIcon?: IconType;
}

/** A date that is typed segment by segment, in the order of the locale. Always Gregorian. */
export function DateField({
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  isDateUnavailable,
  showTime,
  hourCycle,
  startIcon,
  name,
  form,
  ...rest
}: DateFieldProps) {
  const { texts, control, root } = splitWidgetProps(rest);
  const [isEditing, setEditing] = useState(false);
  checkProps('date', 'DateField', () => ({ parse: toDate, value, defaultValue, min, max }));
  return (
    <FieldLocale>
      <AriaDateField
        {...root}
        onFocusChange={setEditing}
        value={toDate(value)}
        defaultValue={toDate(defaultValue)}
        onChange={(date) => onValueChange?.(fromDate(date))}
        {...dayLimits({ min, max, isDateUnavailable })}
        granularity={showTime ? 'minute' : 'day'}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
      >
        {({ state }) => (
          <>
            <WidgetHeader {...texts} />
            <div className={segments.frame}>
              <Segments
                ref={control}
                className={cx(box, field.size[size], segments.segments, segments.grow, startIcon && segments.withIcon)}
              />
              {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={segments.frameIcon} />}
            </div>
            <LimitNotes {...texts} {...{ min, max, isEditing }} />
            <FormValue {...{ name, form, disabled: rest.disabled, value: fromDate(state.value) }} />
          </>
        )}
      </AriaDateField>
    </FieldLocale>
  );
}
