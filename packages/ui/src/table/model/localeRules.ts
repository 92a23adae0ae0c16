import { whenIdle } from '../virtual/whenIdle';

/** Caches Intl objects per locale, shared by all tables: creating one takes milliseconds. */
const collators = new Map<string, Intl.Collator>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function cached<Rules>(rules: Map<string, Rules>, locale: string, make: () => Rules): Rules {
  const found = rules.get(locale) ?? make();
  rules.set(locale, found);
  return found;
}

/** Returns the collator for text: numeric, ignores case and accents. */
export const collatorOf = (locale: string) =>
  cached(collators, locale, () => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

export const numberFormatOf = (locale: string) => cached(numberFormats, locale, () => new Intl.NumberFormat(locale));

// Create a number format in idle time: it takes as long as rendering the first rows.
if (typeof window !== 'undefined') whenIdle(() => numberFormatOf(document.documentElement.lang || 'en'));
