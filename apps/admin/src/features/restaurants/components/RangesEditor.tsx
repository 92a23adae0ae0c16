import { endMinuteOf, rangesPerDay, type TimeRange } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { TimeField } from '@larder/ui/TimeField';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './Restaurants.css';

export interface RangesEditorProps {
  /** Name of the day. */
  name: string;
  value: readonly TimeRange[];
  onValueChange: (ranges: TimeRange[]) => void;
  /** Returns the error at a path, such as `0.from`; an empty path is the whole day. */
  errorOf: (path: string) => string | undefined;
  readOnly: boolean;
}

/** A time field shows midnight as the start of a day. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time);
/** An end at midnight is the end of the day. */
const endOf = (time: string) => (time === '00:00' ? '24:00' : time);

/** The ranges of a day. No range means closed. */
export function RangesEditor({ name, value, onValueChange, errorOf, readOnly }: RangesEditorProps) {
  const { t } = useTranslation();
  const change = (index: number, changes: Partial<TimeRange>) =>
    onValueChange(value.map((range, at) => (at === index ? { ...range, ...changes } : range)));
  const add = () => {
    const last = value.at(-1);
    onValueChange([...value, last ? { from: '18:00', to: '22:00' } : { from: '11:00', to: '15:00' }]);
  };
  const dayError = errorOf('');
  const addButton = !readOnly && value.length < rangesPerDay && (
    <IconButton size="sm" icon={Plus} label={t('restaurants.hours.addOf', { day: name })} onClick={add} />
  );
  return (
    <>
      {value.length === 0 && (
        <div className={styles.range}>
          <span className={styles.closed}>{t('restaurants.hours.closed')}</span>
          {addButton}
        </div>
      )}
      {value.map((range, index) => {
        const values = { day: name, n: index + 1 };
        return (
          <div key={index} className={styles.range}>
            <TimeField
              size="sm"
              hourCycle={24}
              className={styles.time}
              label={t('restaurants.hours.from', values)}
              hideLabel
              readOnly={readOnly}
              value={range.from}
              error={errorOf(`${index}.from`)}
              onValueChange={(from) => from && change(index, { from })}
            />
            <span className={styles.dash} aria-hidden>
              –
            </span>
            <TimeField
              size="sm"
              hourCycle={24}
              className={styles.time}
              label={t('restaurants.hours.to', values)}
              hideLabel
              readOnly={readOnly}
              value={shown(range.to)}
              error={errorOf(`${index}.to`)}
              onValueChange={(to) => to && change(index, { to: endOf(to) })}
            />
            {endMinuteOf(range) > 1440 && (
              <span className={styles.nextDay} title={t('restaurants.hours.nextDay')}>
                +1
              </span>
            )}
            {!readOnly && (
              <IconButton
                size="sm"
                icon={X}
                label={t('restaurants.hours.remove', values)}
                onClick={() => onValueChange(value.filter((_, at) => at !== index))}
              />
            )}
            {index === value.length - 1 && addButton}
          </div>
        );
      })}
      {dayError && (
        <Text variant="caption" tone="danger" role="alert">
          {dayError}
        </Text>
      )}
    </>
  );
}
