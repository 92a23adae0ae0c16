import { serverNow } from '@larder/domain';
import { regionalLocale } from './regionalLocale';

/**
 * Formatters for numbers, money and dates. In Arabic, they use Latin digits like receipts do, isolated left to right so
 * that the bidi algorithm doesn't reorder them.
 */
export interface Formats {
  /** Formats a number: `1,204`. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a number in short: `12.4k`. Provide the full number as accessible text. */
  compact: (value: number) => string;
  /** Formats a ratio: 0.124 → `12.4%`. */
  percent: (ratio: number, digits?: number) => string;
  percentParts: (ratio: number, digits?: number) => Intl.NumberFormatPart[];
  /** Formats a ratio with its sign: `+12.4%`, `−3.1%`. */
  signedPercent: (ratio: number, digits?: number) => string;
  signed: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats an amount in minor units. `whole` rounds it to major units. */
  money: (minor: number, currency: string, options?: { whole?: boolean }) => string;
  /** Formats an amount with its sign: `+$42.00`. */
  signedMoney: (minor: number, currency: string) => string;
  /** Formats an amount for axis labels: `$1k`. */
  compactMoney: (minor: number, currency: string) => string;
  /** Returns the parts of an amount, so that the currency sign can be styled. */
  moneyParts: (minor: number, currency: string, options?: { whole?: boolean }) => Intl.NumberFormatPart[];
  date: (value: string | Date, options?: Intl.DateTimeFormatOptions) => string;
  time: (value: string | Date, options?: Intl.DateTimeFormatOptions) => string;
  /** Formats a time as `6 min ago`, `yesterday`, or its date if it is a week or more ago. */
  relative: (value: string | Date, now?: Date) => string;
  /** Joins names. In Arabic, each name is isolated, because Latin names in a row would be shown in reverse order. */
  list: (values: readonly string[], options?: Intl.ListFormatOptions) => string;
  /** Formats hours: `39 h`. */
  hours: (hours: number) => string;
  /** Formats minutes as `42 min` or `1 h 34`. */
  duration: (minutes: number) => string;
}

const digits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const isDateOnly = (value: string | Date) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const asDate = (value: string | Date) => new Date(isDateOnly(value) ? `${value as string}T12:00Z` : value);

// The direction of a name is that of its first letter.
const isolateName = (text: string) => `\u2068${text}\u2069`;

const minus = (text: string) => text.replace('-', '−');

/**
 * Creates the formatters of a language. Pass `timeZone` to format dates and times in the restaurant's time zone.
 */
export function createFormats(language: string, timeZone?: string): Formats {
  const locale = `${regionalLocale(language)}-u-nu-latn`;
  const isArabic = language === 'ar';
  // `en` abbreviates minutes to "min", `en-GB` to "mins".
  const unitLocale = language === 'en' ? 'en' : locale;
  const localeOf = (options?: Intl.NumberFormatOptions) => {
    if (options?.style === 'unit') return unitLocale;
    return isArabic ? 'en-GB' : locale;
  };
  const isolate = (text: string) => (isArabic ? `\u2066${text}\u2069` : text);
  const number = (value: number, options?: Intl.NumberFormatOptions) => {
    const text = minus(new Intl.NumberFormat(localeOf(options), options).format(value));
    return options?.style === 'unit' ? text : isolate(text);
  };
  const moneyFormat = (currency: string, whole = false) =>
    new Intl.NumberFormat(localeOf(), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(whole ? { maximumFractionDigits: 0 } : {}),
    });
  const major = (minor: number, currency: string) => minor / 10 ** digits(currency);
  const hourUnit = new Intl.NumberFormat(unitLocale, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')
    ?.value.trim();
  /** Formats a date in the time zone. A date without a time is the same day in all time zones. */
  const date = (value: string | Date, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options, ...(isDateOnly(value) && { timeZone: 'UTC' }) }).format(
      asDate(value),
    );
  const relativeUnits = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;

  return {
    number,
    compact: (value) => number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: (ratio, max = 1) => number(ratio, { style: 'percent', maximumFractionDigits: max }),
    percentParts: (ratio, max = 1) =>
      new Intl.NumberFormat(localeOf(), { style: 'percent', maximumFractionDigits: max }).formatToParts(ratio),
    signedPercent: (ratio, max = 1) =>
      number(ratio, { style: 'percent', maximumFractionDigits: max, signDisplay: 'exceptZero' }),
    signed: (value, options) => number(value, { ...options, signDisplay: 'exceptZero' }),
    money: (minor, currency, { whole } = {}) =>
      isolate(minus(moneyFormat(currency, whole).format(major(minor, currency)))),
    signedMoney: (minor, currency) =>
      number(major(minor, currency), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        signDisplay: 'exceptZero',
      }),
    compactMoney: (minor, currency) =>
      number(major(minor, currency), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        maximumFractionDigits: 1,
      }),
    moneyParts: (minor, currency, { whole } = {}) =>
      moneyFormat(currency, whole)
        .formatToParts(major(minor, currency))
        .map((part) => (part.type === 'minusSign' ? { ...part, value: '−' } : part)),
    date: (value, options = { day: 'numeric', month: 'short' }) => date(value, options),
    time: (value, options = { hour: '2-digit', minute: '2-digit' }) =>
      isolate(new Intl.DateTimeFormat(isArabic ? 'en-GB' : locale, { timeZone, ...options }).format(asDate(value))),
    relative(value, now = serverNow()) {
      const seconds = Math.round((asDate(value).getTime() - now.getTime()) / 1000);
      const [unit, size] = relativeUnits.find(([, span]) => Math.abs(seconds) >= span) ?? ['minute', 60];
      if (unit === 'day' && Math.abs(seconds) >= 7 * size)
        return date(value, {
          day: 'numeric',
          month: 'short',
          ...(date(value, { year: 'numeric' }) === date(now, { year: 'numeric' }) ? {} : { year: 'numeric' }),
        });
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(
        Math.trunc(seconds / size),
        unit,
      );
    },
    list: (values, options) => new Intl.ListFormat(locale, options).format(isArabic ? values.map(isolateName) : values),
    hours: (hours) => `${number(hours)} ${hourUnit}`,
    duration: (minutes) =>
      minutes < 60
        ? number(Math.round(minutes), { style: 'unit', unit: 'minute' })
        : `${Math.floor(minutes / 60)} ${hourUnit} ${String(Math.round(minutes % 60)).padStart(2, '0')}`,
  };
}
