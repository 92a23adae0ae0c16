import { useState } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { fromTime, toTime } from '../../private/locale/dates';
import * as field from '../../private/fields/Field.css';
import { box } from '../../private/fields/GroupBox.css';
import { LimitNotes } from '../../private/fields/LimitNotes';
import { Segments } from '../../private/fields/Segments';
import * as segments from '../../private/fields/Segments.css';
import { splitWidgetProps, type WidgetFieldProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader } from '../../private/fields/WidgetTexts';
import { FieldLocale } from '../../private/locale/FieldLocale';
import { MinuteSteps } from './MinuteSteps';

export interface TimeFieldProps extends WidgetFieldProps {
  /** The ISO time (controlled), such as '18:30', or null if the field is empty or incomplete. */
  value?: string | null;
  /** The initial time (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the time when it is complete, and with null when the field is cleared. */
  onValueChange?: (value: string | null) => void;
  /** Earliest valid time (ISO). */
  min?: string;
  /** Latest valid time (ISO). */
  max?: string;
  /** Step of the minutes. Typed minutes are rounded to it on blur. @default 1 */
  minuteStep?: number;
  /** 12-hour or 24-hour clock. @default by locale */
  hourCycle?: 12 | 24;
  /** Icon before the time. */
  startIcon?: IconType;
}

/** A field for a time of day, with editable segments. For a few fixed times use a Select. */
export function TimeField({
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  minuteStep = 1,
  hourCycle,
  startIcon,
  name,
  form,
  ...rest
}: TimeFieldProps) {
  const { texts, control, root } = splitWidgetProps(rest);
  const [isEditing, setEditing] = useState(false);
  checkProps('time', 'TimeField', () => ({ parse: toTime, value, defaultValue, min, max }));
  return (
    <FieldLocale>
      <AriaTimeField
        {...root}
        onFocusChange={setEditing}
        value={toTime(value)}
        defaultValue={toTime(defaultValue)}
        onChange={(time) => onValueChange?.(fromTime(time))}
        minValue={toTime(min)}
        maxValue={toTime(max)}
        granularity="minute"
        hourCycle={hourCycle}
        shouldForceLeadingZeros
      >
        <WidgetHeader {...texts} />
        <MinuteSteps step={minuteStep} {...{ name, form, disabled: rest.disabled }}>
          <Segments
            ref={control}
            className={cx(box, field.size[size], segments.segments, segments.grow, startIcon && segments.withIcon)}
          />
          {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={segments.frameIcon} />}
        </MinuteSteps>
        <LimitNotes {...texts} {...{ min, max, isEditing }} />
      </AriaTimeField>
    </FieldLocale>
  );
}
