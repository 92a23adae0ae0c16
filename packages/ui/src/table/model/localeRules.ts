import { whenIdle } from '../virtual/whenIdle';

/** The rules of a language for words and numbers. They take milliseconds to make: once for all tables, and only for who asks. */
const collators = new Map<string, Intl.Collator>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function kept<Rules>(rules: Map<string, Rules>, locale: string, make: () => Rules): Rules {
  const found = rules.get(locale) ?? make();
  rules.set(locale, found);
  return found;
}

/** How words are sorted: numbers in them by size, capitals and accents as their letters. */
export const collatorOf = (locale: string) =>
  kept(collators, locale, () => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** How numbers are written. */
export const numberFormatOf = (locale: string) => kept(numberFormats, locale, () => new Intl.NumberFormat(locale));

// Reading the rules of a language takes as long as drawing the first rows: it is done before there are any.
if (typeof window !== 'undefined') whenIdle(() => numberFormatOf(document.documentElement.lang || 'en'));
