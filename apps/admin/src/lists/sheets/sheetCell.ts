/** What a cell of a sheet can hold; a date without a time is its ISO text as a `Date` of that day in UTC. */
export type SheetValue = string | number | Date | null;

/** Characters that start a formula, also full-width ones and after invisible characters (OWASP, CSV injection). */
const formula = /^[\p{C}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;

/** Text that no spreadsheet runs: what would be a formula begins with an apostrophe. */
export const neutral = (text: string) => (formula.test(text) ? `'${text}` : text);

/** What the apostrophe was put before, when our own file comes back. */
export const withoutApostrophe = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
