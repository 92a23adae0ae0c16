import type { DaypartWindow } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useWeekdayNames } from '../../hooks/useWeekdayNames';

/** Returns a function that describes the times of a daypart, such as "Sat, Sun 10:00–13:00". */
export function useDaypartText() {
  const { t } = useTranslation();
  const names = useWeekdayNames();
  const formats = useFormats();
  return (windows: readonly DaypartWindow[]): string =>
    windows
      .map(({ days, from, to }) => {
        const shown =
          days.length === 7 ? t('menu.dayparts.daily') : formats.list(days.map((day) => names.short[day - 1] ?? ''));
        return `${shown} ${from}–${to}`;
      })
      .join(' · ');
}
