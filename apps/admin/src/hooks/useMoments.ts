import { useMemo } from 'react';
import { useFormats } from './useFormats';

/** Returns the formats of the current language in a restaurant's time zone. */
export function useMoments(timeZone?: string) {
  const formats = useFormats(timeZone);
  return useMemo(
    () => ({
      ...formats,
      /** Formats a moment as `Fri 20 Nov, 18:00`. */
      dateTime: (value: string) =>
        `${formats.date(value, { weekday: 'short', day: 'numeric', month: 'short' })}, ${formats.time(value)}`,
    }),
    [formats],
  );
}
