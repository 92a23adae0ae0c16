import { neutral, type SheetValue } from './sheetCell';

const text = (value: SheetValue) =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : String(value ?? '');
/** A number is one, also a negative one; anything else may be a trap. */
const safe = (value: SheetValue) => (typeof value === 'number' ? text(value) : neutral(text(value)));
const quoted = (value: SheetValue) => `"${safe(value).replaceAll('"', '""')}"`;

/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** Rows as CSV lines that spreadsheets open as they are: every value quoted. */
export const toCsv = (rows: readonly (readonly SheetValue[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
