import { overwrite, refine } from 'zod/mini';
import { isEmail, isPhone } from './signInRules';

// Rules a schema is made of: `z.string().check(rule.required, rule.email)`. The message is the key of pages.md 1.10,
// so form and server say the same. Read as a namespace, so that a page carries only the rules it uses.

export * from './signInRules';

/** An http(s) address. */
export function isUrl(text: string) {
  try {
    return /^https?:$/.test(new URL(text).protocol) && /\S/.test(text) && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function isDate(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A moment in ISO 8601, with its offset. */
export const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  isDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** The digits of a payment card, blanks and dashes aside; the last one checks the others (Luhn). */
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

/** The security code of a card. */
export const isCvc = (text: string) => /^\d{3,4}$/.test(text);

/** `MM/YY`; with a moment also not past: a card is good until its month ends. */
export function isCardExpiry(text: string, now?: Date) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  if (!month) return false;
  return !now || Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

function isTimeZone(text: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Where an empty text is an answer too: the rule counts only once something is written. */
const whenFilled = (holds: (text: string) => boolean) => (text: string) => text === '' || holds(text);

export const phone = refine<string>(isPhone, 'phone');
export const phoneIfFilled = refine<string>(whenFilled(isPhone), 'phone');
export const url = refine<string>(whenFilled(isUrl), 'url');
export const emailIfFilled = refine<string>(whenFilled(isEmail), 'email');
const isFileAddress = (text: string) => /^(data:|https?:\/\/|\/(?!\/))/.test(text);
/** Where a file can be had without anything running: its data, the web, or our own server. */
export const fileAddress = refine<string>(isFileAddress, 'url');
export const fileAddressIfFilled = refine<string>(whenFilled(isFileAddress), 'url');
export const slug = refine<string>((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), 'slug');
export const date = refine<string>(isDate, 'date');
export const dateIfFilled = refine<string>(whenFilled(isDate), 'date');
export const instant = refine<string>(isInstant, 'date');
/** A day where the hour does not matter, else a moment. */
export const dateOrInstant = refine<string>((text) => isDate(text) || isInstant(text), 'date');
export const cardNumber = refine<string>(isCardNumber, 'cardNumber');
/** The form alone: whether it is past depends on the clock, see `isCardExpiry`. */
export const cardExpiry = refine<string>((text) => isCardExpiry(text), 'cardExpiry');
export const cvc = refine<string>(isCvc, 'cvc');
/** Six digits. */
export const code = refine<string>((text) => /^\d{6}$/.test(text), 'code');
export const minLength = (n: number) => refine<string>((text) => text.trim().length >= n, `minLength:${n}`);
export const upperCased = overwrite<string>((text) => text.trim().toUpperCase());
/** 2 to 4 letters, as on tills and bills. */
export const restaurantCode = refine<string>((text) => /^[A-Z]{2,4}$/.test(text), 'restaurantCode');
/** An IANA name the platform knows. */
export const timeZone = refine<string>(isTimeZone, 'pick');
/** An ISO 4217 code the platform knows. */
export const currency = refine<string>((text) => Intl.supportedValuesOf('currency').includes(text), 'pick');

export const integer = refine<number>(Number.isInteger, 'integer');
export const min = (n: number) => refine<number>((value) => value >= n, `min:${n}`);
export const max = (n: number) => refine<number>((value) => value <= n, `max:${n}`);
export const percent = refine<number>((value) => value >= 0 && value <= 100, 'percent');
/** A rate in thousandths of a percent. */
export const share = refine<number>((value) => value >= 0 && value <= 100_000, 'percent');
/** At most n decimals, as amounts in major units have. */
export const decimals = (n: number) =>
  refine<number>((value) => Math.abs(value * 10 ** n - Math.round(value * 10 ** n)) < 1e-6, `decimals:${n}`);
/** A list that must not be empty. */
export const filled = refine<readonly unknown[]>((list) => list.length > 0, 'pick');
/** A list that must not be longer. */
export const atMost = (n: number) => refine<readonly unknown[]>((list) => list.length <= n, `max:${n}`);
