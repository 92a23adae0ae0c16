import { escapeFormula, type SheetValue } from './sheetCell';

const text = (value: SheetValue) =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : String(value ?? '');
/** Returns the text of a value, escaped if it could run as a formula. Numbers are safe, even negative ones. */
const safe = (value: SheetValue) => (typeof value === 'number' ? text(value) : escapeFormula(text(value)));
const quoted = (value: SheetValue) => `"${safe(value).replaceAll('"', '""')}"`;

/** Byte order mark, without which spreadsheets don't detect UTF-8. */
export const csvMark = '\uFEFF';

/** Formats rows as CSV with every value quoted. */
export const toCsv = (rows: readonly (readonly SheetValue[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** Formats rows as text with a tab between values. Tabs and line breaks in values become spaces. */
export const toTabs = (rows: readonly (readonly SheetValue[])[]): string =>
  rows.map((row) => `${row.map((value) => safe(value).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`).join('');
