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

/** Returns the time to show in a time field, where midnight is 00:00. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time);
/** Returns an end time. Midnight as an end is 24:00. */
const endOf = (time: string) => (time === '00:00' ? '24:00' : time);

/** Fields for the start and end of a time range. Marks a range that ends on the next day. */
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
