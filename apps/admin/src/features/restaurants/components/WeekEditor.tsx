import {
  copyDay,
  endMinuteOf,
  minuteOf,
  weekdays,
  type TimeRange,
  type Weekday,
  type WeeklyHours,
} from '@larder/domain/contract';
import { IconButton, Menu, MenuItem } from '@larder/ui/overlays';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWeekdayNames } from '../../../hooks/useWeekdayNames';
import { RangesEditor } from './RangesEditor';
import * as styles from './Restaurants.css';

export interface WeekEditorProps {
  label: string;
  value: WeeklyHours;
  onValueChange: (week: WeeklyHours) => void;
  /** Returns the error at a path, such as `1.0.from` for the start of Monday's first range. */
  errorOf: (path: string) => string | undefined;
  readOnly: boolean;
}

const copyTargets: Record<string, readonly Weekday[]> = {
  weekdays: [1, 2, 3, 4, 5],
  weekend: [6, 7],
  all: weekdays,
};

const dayLength = 1440;
const share = (minutes: number) => `${(minutes / dayLength) * 100}%`;

/** Opening hours of a week: each day is closed or has ranges, which can end on the next day. */
export function WeekEditor({ label, value, onValueChange, errorOf, readOnly }: WeekEditorProps) {
  const { t } = useTranslation();
  const names = useWeekdayNames();
  return (
    <ul className={styles.week} aria-label={label}>
      {weekdays.map((day) => {
        const name = names.long[day - 1] ?? '';
        const previous = day === 1 ? 7 : ((day - 1) as Weekday);
        return (
          <li key={day} className={styles.day}>
            <span className={styles.dayName}>{name}</span>
            <div className={styles.ranges}>
              <RangesEditor
                name={name}
                value={value[day]}
                errorOf={(path) => errorOf([day, path].filter(Boolean).join('.'))}
                readOnly={readOnly}
                onValueChange={(ranges) => onValueChange({ ...value, [day]: ranges })}
              />
              <DayBar ranges={value[day]} before={value[previous]} />
            </div>
            {!readOnly && (
              <Menu
                label={t('restaurants.hours.copyOf', { day: name })}
                placement="bottom end"
                trigger={<IconButton size="sm" icon={Copy} label={t('restaurants.hours.copyOf', { day: name })} />}
              >
                {Object.entries(copyTargets).map(([target, days]) => (
                  <MenuItem key={target} onAction={() => onValueChange(copyDay(value, day, days))}>
                    {t(`restaurants.hours.copy.${target}`)}
                  </MenuItem>
                ))}
                {weekdays
                  .filter((each) => each !== day)
                  .map((each) => (
                    <MenuItem key={each} onAction={() => onValueChange(copyDay(value, day, [each]))}>
                      {names.long[each - 1]}
                    </MenuItem>
                  ))}
              </Menu>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Bar that shows the opening hours of a day, from midnight to midnight, including those of the previous night. */
function DayBar({ ranges, before }: { ranges: readonly TimeRange[]; before: readonly TimeRange[] }) {
  const tails = before.map((range) => endMinuteOf(range) - dayLength).filter((minutes) => minutes > 0);
  return (
    <div className={styles.bar} aria-hidden>
      {tails.map((minutes) => (
        <span key={minutes} className={styles.barTail} style={{ insetInlineStart: 0, inlineSize: share(minutes) }} />
      ))}
      {ranges.map((range) => {
        const from = minuteOf(range.from);
        const length = Math.min(endMinuteOf(range), dayLength) - from;
        return (
          <span
            key={`${range.from} ${range.to}`}
            className={styles.barPart}
            style={{ insetInlineStart: share(from), inlineSize: share(length) }}
          />
        );
      })}
    </div>
  );
}
