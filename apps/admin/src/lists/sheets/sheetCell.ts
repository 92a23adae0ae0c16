/** Cell value. A day is a `Date` at midnight UTC. */
export type SheetValue = string | number | Date | null;

/** Text that spreadsheets may run, including full-width signs and leading invisible characters (OWASP CSV injection). */
const formula = /^[\p{C}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;

/** Phone numbers in groups of digits, which are not valid formulas, so spreadsheets keep them as text. */
const phone = /^\+\d+( \(?\d+\)?)+$/;

/** Prefixes text with an apostrophe if spreadsheets would run it as a formula. */
export const escapeFormula = (text: string) => (formula.test(text) && !phone.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` added. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
