import type { DaypartWindow, Weekday } from '@larder/domain/contract';
import { Stack } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { Repeater } from '@larder/ui/Repeater';
import { useTranslation } from 'react-i18next';
import { TimeRangeFields } from '../../../components/TimeRangeFields';
import { useWeekdayNames } from '../../../hooks/useWeekdayNames';
import * as styles from './Menu.css';

export interface DaypartWindowFieldsProps {
  value: readonly DaypartWindow[];
  onValueChange: (windows: DaypartWindow[]) => void;
  /** Returns the error at a path, such as `.0.to`; an empty path is the whole list. */
  errorOf: (path: string) => string | undefined;
}

/** The times of a daypart: days of the week with a range, which can end on the next day. */
export function DaypartWindowFields({ value, onValueChange, errorOf }: DaypartWindowFieldsProps) {
  const { t } = useTranslation();
  const days = useWeekdayNames();
  return (
    <Repeater<DaypartWindow>
      label={t('menu.fields.windows')}
      layout="card"
      min={1}
      max={14}
      value={value}
      error={errorOf('')}
      addLabel={t('menu.dayparts.addTimes')}
      createItem={() => ({ days: [], from: '17:00', to: '22:00' })}
      getName={(_window, index) => t('menu.dayparts.times', { n: index + 1 })}
      onValueChange={(windows) => onValueChange([...windows])}
    >
      {({ item, index, change, name }) => {
        return (
          <Stack gap="px8">
            <CheckboxGroup
              label={t('menu.dayparts.daysOf', { name })}
              orientation="horizontal"
              options={days.short.map((label, day) => ({ value: String(day + 1), label }))}
              value={item.days.map(String)}
              error={errorOf(`.${index}`) ?? errorOf(`.${index}.days`)}
              onValueChange={(chosen) => change({ days: chosen.map((day) => Number(day) as Weekday) })}
            />
            <div className={styles.line}>
              <TimeRangeFields
                value={item}
                labels={{ from: t('menu.dayparts.from', { name }), to: t('menu.dayparts.to', { name }) }}
                errors={{ from: errorOf(`.${index}.from`), to: errorOf(`.${index}.to`) }}
                onValueChange={change}
              />
            </div>
          </Stack>
        );
      }}
    </Repeater>
  );
}
