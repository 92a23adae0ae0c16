import { useMemo } from 'react';
import { useLocale } from '../../private/strings/strings';

/** Returns formatters for days and times in the user's locale. */
export function useThreadFormats(timeZone: string | undefined) {
  const locale = useLocale();
  return useMemo(
    () => ({
      day: new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
        numberingSystem: 'latn',
      }),
      time: new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        // Arabic tills and receipts use the 24-hour clock.
        hourCycle: locale.startsWith('ar') ? 'h23' : undefined,
        timeZone,
        numberingSystem: 'latn',
      }),
    }),
    [locale, timeZone],
  );
}
