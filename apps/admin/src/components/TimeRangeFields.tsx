import { endMinuteOf, type TimeRange } from '@larder/domain/contract';
import { TimeField } from '@larder/ui/TimeField';
import { useTranslation } from 'react-i18next';
import * as styles from './TimeRangeFields.css';

export interface TimeRangeFieldsProps {
  value: TimeRange;
  onValueChange: (changes: Partial<TimeRange>) => void;
  /** Accessible names of the two fields. */
  labels: Record<keyof TimeRange, string>;
  errors: Partial<Record<keyof TimeRange, string>>;
  readOnly?: boolean;
}

/** A time field shows midnight as the start of a day. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time);
/** An end at midnight is the end of the day. */
const endOf = (time: string) => (time === '00:00' ? '24:00' : time);

/** Start and end of a range of time. A range that ends on the next day is marked. */
export function TimeRangeFields({ value, onValueChange, labels, errors, readOnly }: TimeRangeFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TimeField
        size="sm"
        hourCycle={24}
        className={styles.time}
        label={labels.from}
        hideLabel
        readOnly={readOnly}
        value={value.from}
        error={errors.from}
        onValueChange={(from) => from && onValueChange({ from })}
      />
      <span className={styles.dash} aria-hidden>
        –
      </span>
      <TimeField
        size="sm"
        hourCycle={24}
        className={styles.time}
        label={labels.to}
        hideLabel
        readOnly={readOnly}
        value={shown(value.to)}
        error={errors.to}
        onValueChange={(to) => to && onValueChange({ to: endOf(to) })}
      />
      {endMinuteOf(value) > 1440 && (
        <span className={styles.nextDay} title={t('restaurants.hours.nextDay')}>
          +1
        </span>
      )}
    </>
  );
}
