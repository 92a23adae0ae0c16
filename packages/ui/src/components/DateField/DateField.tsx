import { useState } from 'react';
import { DateField as AriaDateField } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../private/cx';
import { dayLimits, fromDate, toDate } from '../../private/dates';
import * as field from '../../private/Field/Field.css';
import { FormValue } from '../../private/Field/FormValue';
import { box } from '../../private/Field/GroupBox.css';
import { LimitNotes } from '../../private/Field/LimitNotes';
import { Segments } from '../../private/Field/Segments';
import * as segments from '../../private/Field/Segments.css';
import { widgetParts, type WidgetFieldProps } from '../../private/Field/widgetFieldProps';
import { WidgetHead } from '../../private/Field/WidgetTexts';
import { FieldLocale } from '../../private/FieldLocale';

export interface DateFieldProps extends WidgetFieldProps {
  /** The date, ISO: '2026-11-21', with a time '2026-11-21T18:30'; null while empty or half typed. */
  value?: string | null;
  /** The date at first, where the field is not controlled. */
  defaultValue?: string | null;
  /** Called with the date once all its parts are typed, and with null once all are emptied. */
  onChange?: (value: string | null) => void;
  /** First date that is right, ISO. */
  min?: string;
  /** Last date that is right, ISO. */
  max?: string;
  /** Days in between that are wrong. */
  isDateUnavailable?: (day: string) => boolean;
  /** Whether hour and minute belong to the value. @default false */
  hasTime?: boolean;
  /** Twelve or twenty-four hours. @default the locale's */
  hourCycle?: 12 | 24;
  /** Icon before the date. */
  startIcon?: IconType;
}

/** A date that is known and typed, part by part in the order of the locale. Always Gregorian. */
export function DateField({
  size = 'md',
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  hasTime,
  hourCycle,
  startIcon,
  name,
  form,
  ...rest
}: DateFieldProps) {
  const { texts, root } = widgetParts(rest);
  const [isEditing, setEditing] = useState(false);
  return (
    <FieldLocale>
      <AriaDateField
        {...root}
        onFocusChange={setEditing}
        value={toDate(value)}
        defaultValue={toDate(defaultValue)}
        onChange={(date) => onChange?.(fromDate(date))}
        {...dayLimits({ min, max, isDateUnavailable })}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
      >
        {({ state }) => (
          <>
            <WidgetHead {...texts} />
            <div className={segments.frame}>
              <Segments
                className={cx(box, field.size[size], segments.segments, segments.grow, startIcon && segments.withIcon)}
              />
              {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={segments.frameIcon} />}
            </div>
            <LimitNotes {...texts} {...{ min, max, isEditing }} />
            <FormValue {...{ name, form, isDisabled: rest.isDisabled, value: fromDate(state.value) }} />
          </>
        )}
      </AriaDateField>
    </FieldLocale>
  );
}
