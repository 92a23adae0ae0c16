/** A language alone says nothing of a region; these two are spoken where the library's own texts come from. */
const regions: Record<string, string> = { en: 'GB', pt: 'PT' };

/**
 * The locale that fields write in. Dates are Gregorian everywhere, since the value is an ISO date; Arabic digits are
 * Latin unless the locale asks for others, so that what is typed matches bills and tills. Numbers take no region that
 * was not given: it would turn "$" into "US$".
 */
export function formatLocale(locale: string, kind: 'dates' | 'numbers' = 'dates'): string {
  let known: Intl.Locale;
  try {
    known = new Intl.Locale(locale);
  } catch {
    known = new Intl.Locale('en');
  }
  const { language, region, numberingSystem } = known;
  return new Intl.Locale(known, {
    ...(kind === 'dates' && { calendar: 'gregory' }),
    ...(kind === 'dates' && !region && regions[language] && { region: regions[language] }),
    ...(!numberingSystem && language === 'ar' && { numberingSystem: 'latn' }),
  }).toString();
}
