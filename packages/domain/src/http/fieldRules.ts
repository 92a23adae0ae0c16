import { overwrite, refine } from 'zod/mini';
import { isEmail, isPhone } from './signInRules';

// Validation rules for schemas: `z.string().check(rule.required, rule.email)`. Each message is a translation key,
// shared by forms and server. Import them as a namespace, so that unused rules are tree-shaken.

export * from './signInRules';

/** Checks whether a text is an http(s) URL. */
export function isUrl(text: string) {
  try {
    return /^https?:$/.test(new URL(text).protocol) && /\S/.test(text) && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** Checks whether a text is a calendar date, `YYYY-MM-DD`. */
export function isDate(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Checks whether a text is an ISO 8601 instant with an offset. */
export const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  isDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** Checks the length and check digit (Luhn) of a card number. Ignores spaces and dashes. */
export function isCardNumber(text: string) {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Checks whether a text is a card security code. */
export const isCvc = (text: string) => /^\d{3,4}$/.test(text);

/** Checks whether a text is a `MM/YY` date. With `now`, also checks that the month isn't over. */
export function isCardExpiry(text: string, now?: Date) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  if (!month) return false;
  return !now || Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

export function isTimeZone(text: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Applies a check only to non-empty text. */
const whenFilled = (holds: (text: string) => boolean) => (text: string) => text === '' || holds(text);

export const phone = refine<string>(isPhone, 'phone');
export const phoneIfFilled = refine<string>(whenFilled(isPhone), 'phone');
export const url = refine<string>(whenFilled(isUrl), 'url');
export const emailIfFilled = refine<string>(whenFilled(isEmail), 'email');
const isFileAddress = (text: string) => /^(data:|https?:\/\/|\/(?!\/))/.test(text);
/** Allows data URLs, http(s) URLs and absolute paths, but no `javascript:` URLs. */
export const fileAddress = refine<string>(isFileAddress, 'url');
export const fileAddressIfFilled = refine<string>(whenFilled(isFileAddress), 'url');
export const slug = refine<string>((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), 'slug');
export const date = refine<string>(isDate, 'date');
export const dateIfFilled = refine<string>(whenFilled(isDate), 'date');
export const instant = refine<string>(isInstant, 'date');
/** A date for all-day values, otherwise an instant. */
export const dateOrInstant = refine<string>((text) => isDate(text) || isInstant(text), 'date');
export const cardNumber = refine<string>(isCardNumber, 'cardNumber');
/** Checks the format only. To check the date, use `isCardExpiry`. */
export const cardExpiry = refine<string>((text) => isCardExpiry(text), 'cardExpiry');
export const cvc = refine<string>(isCvc, 'cvc');
/** Six digits. */
export const code = refine<string>((text) => /^\d{6}$/.test(text), 'code');
export const minLength = (n: number) => refine<string>((text) => text.trim().length >= n, `minLength:${n}`);
export const upperCased = overwrite<string>((text) => text.trim().toUpperCase());
/** 2 to 4 capital letters. */
export const restaurantCode = refine<string>((text) => /^[A-Z]{2,4}$/.test(text), 'restaurantCode');
/** An IANA time zone supported by the platform. */
export const timeZone = refine<string>(isTimeZone, 'pick');
/** An ISO 4217 currency supported by the platform. */
export const currency = refine<string>((text) => Intl.supportedValuesOf('currency').includes(text), 'pick');

export const integer = refine<number>(Number.isInteger, 'integer');
export const min = (n: number) => refine<number>((value) => value >= n, `min:${n}`);
export const max = (n: number) => refine<number>((value) => value <= n, `max:${n}`);
export const percent = refine<number>((value) => value >= 0 && value <= 100, 'percent');
/** 0 to 100%, in thousandths of a percent. */
export const share = refine<number>((value) => value >= 0 && value <= 100_000, 'percent');
/** Allows at most n decimals, for amounts in major units. */
export const decimals = (n: number) =>
  refine<number>((value) => Math.abs(value * 10 ** n - Math.round(value * 10 ** n)) < 1e-6, `decimals:${n}`);
/** Requires a non-empty list. */
export const filled = refine<readonly unknown[]>((list) => list.length > 0, 'pick');
/** Limits the length of a list. */
export const atMost = (n: number) => refine<readonly unknown[]>((list) => list.length <= n, `max:${n}`);
