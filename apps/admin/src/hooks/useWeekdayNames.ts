import { useMemo } from 'react';
import { useFormats } from './useFormats';

/** Returns the names of the weekdays in the current language, Monday first. */
export function useWeekdayNames() {
  const formats = useFormats();
  return useMemo(() => {
    // 5 January 2026 is a Monday.
    const dates = Array.from({ length: 7 }, (_, index) => `2026-01-${String(5 + index).padStart(2, '0')}`);
    return {
      short: dates.map((date) => formats.date(date, { weekday: 'short' })),
      long: dates.map((date) => formats.date(date, { weekday: 'long' })),
    };
  }, [formats]);
}
