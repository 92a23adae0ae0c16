import type { Minor } from './money';

const invisibleCharacters = /[\s\u200e\u200f\u061c\u2066-\u2069]/g;
const bare = (text: string) => text.replace(invisibleCharacters, '');

interface Writing {
  format: Intl.NumberFormat;
  decimals: number;
  /** Matches integer and fraction of an amount in Latin digits. */
  pattern: RegExp;
  symbols: string[];
  /** Latin characters for the digits and separators of the language. */
  digits: Map<string, string>;
}

const writings = new Map<string, Writing>();
const arabicDecimal = '\u066b';

function patternOf(decimal: string, group: string): RegExp {
  const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const grouped = group === '' ? '' : `|\\d{1,3}(?:${escaped(group)}\\d{3})+`;
  return new RegExp(`^(\\d*${grouped})(?:${escaped(decimal)}(\\d+))?$`);
}

/** Returns the formatter of a currency and its parsing rules. */
function writingOf(currency: string, language?: string): Writing {
  const key = `${language ?? ''} ${currency}`;
  const known = writings.get(key);
  if (known) return known;
  const formatter = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const format = formatter({ style: 'currency', currency });
  const plain = formatter({ useGrouping: false });
  const parts = formatter({ style: 'currency', currency, minimumFractionDigits: 1 }).formatToParts(1_234_567);
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? '';
  const narrow = formatter({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  const isArabic = partOf('decimal') === arabicDecimal;
  const writing: Writing = {
    format,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    pattern: isArabic ? patternOf('.', ',') : patternOf(partOf('decimal'), bare(partOf('group'))),
    symbols: [partOf('currency'), currency, narrow.find(({ type }) => type === 'currency')?.value ?? '']
      .map(bare)
      .filter((symbol) => symbol !== ''),
    digits: new Map([
      ...Array.from({ length: 10 }, (_, digit): [string, string] => [plain.format(digit), String(digit)]),
      [arabicDecimal, '.'],
      ['\u066c', ','],
    ]),
  };
  writings.set(key, writing);
  return writing;
}

/** Returns the number of decimals of a currency: yen 0, euro 2. */
export const currencyDecimals = (currency: string): number => writingOf(currency).decimals;

/** Converts minor units to a decimal string such as `-12.50`. Exact at any size. */
function toDecimal(amount: Minor, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
  return amount < 0 ? `-${text}` : text;
}

/** Formats money in minor units. */
export function formatMoney(amount: Minor, currency: string, language?: string): string {
  const { format, decimals } = writingOf(currency, language);
  return format.format(toDecimal(amount, decimals) as Intl.StringNumericLiteral);
}

const sign = /^[-\u2212\u2013]/;

function withoutSymbol(text: string, symbols: readonly string[]): string {
  for (const symbol of symbols) {
    if (text.startsWith(symbol)) return text.slice(symbol.length);
    if (text.endsWith(symbol)) return text.slice(0, -symbol.length);
  }
  return text;
}

/** Returns integer and fraction of a number without a sign, in Latin digits. Undefined if it is invalid. */
function digitsOf(number: string, { pattern, digits }: Writing) {
  const latin = Array.from(number, (letter) => digits.get(letter) ?? letter).join('');
  const [, whole, fraction = ''] = pattern.exec(latin) ?? [];
  if (whole === undefined || whole + fraction === '') return undefined;
  return { whole: whole.replace(/\D/g, ''), fraction };
}

/**
 * Parses typed or formatted money. Returns `null` if it is invalid, has more decimals than the currency, or uses the
 * wrong grouping (`12.50` is invalid in German, not 1250).
 */
export function parseMoney(text: string, currency: string, language?: string): Minor | null {
  const writing = writingOf(currency, language);
  const { decimals, symbols } = writing;
  const given = bare(text);
  const unsigned = given.replace(sign, '');
  const plain = withoutSymbol(unsigned, symbols);
  // The sign is before or after the symbol, never both.
  const number = unsigned === given ? plain.replace(sign, '') : plain;
  const parsed = digitsOf(number, writing);
  if (!parsed || parsed.fraction.length > decimals) return null;
  const amount = Number(parsed.whole + parsed.fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return amount > 0 && (unsigned !== given || number !== plain) ? -amount : amount;
}

/** Parses a typed number. Returns `null` if it is invalid or uses the wrong grouping, as in `parseMoney`. */
export function parseNumber(text: string, language?: string): number | null {
  const given = bare(text);
  const unsigned = given.replace(sign, '');
  const parsed = digitsOf(unsigned, writingOf('USD', language));
  if (!parsed) return null;
  const value = Number(`${parsed.whole}.${parsed.fraction}0`);
  return value > 0 && unsigned !== given ? -value : value;
}
