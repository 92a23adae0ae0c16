import { rangesPerDay, type TimeRange } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TimeRangeFields } from '../../../components/TimeRangeFields';
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
            <TimeRangeFields
              value={range}
              labels={{ from: t('restaurants.hours.from', values), to: t('restaurants.hours.to', values) }}
              errors={{ from: errorOf(`${index}.from`), to: errorOf(`${index}.to`) }}
              readOnly={readOnly}
              onValueChange={(changes) => change(index, changes)}
            />
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
