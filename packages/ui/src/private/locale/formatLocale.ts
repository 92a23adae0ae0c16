/** Default regions of languages without one. */
const regions: Record<string, string> = { en: 'GB', pt: 'PT' };

/**
 * Returns the locale for formatting in fields. Dates are Gregorian, as their values are ISO dates. Arabic uses
 * Latin digits unless the locale requests others, so that input matches bills and tills. Numbers get no default
 * region: it would turn "$" into "US$".
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
