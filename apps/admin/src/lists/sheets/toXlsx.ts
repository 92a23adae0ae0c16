import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/universal';
import type { SheetValue } from './sheetCell';
import type { SheetFile } from './sheetJob';

// Characters that XML forbids; spreadsheets reject files that contain them.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Maximum number of characters in a cell. */
const cellLimit = 32_767;
const writable = (text: string) => text.toWellFormed().replace(forbidden, '').slice(0, cellLimit);

/** Returns a typed cell, so that texts are never formulas and amounts can be summed. `null` for an empty cell. */
function cellOf(value: SheetValue): CellObject | null {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  return { value: writable(value), type: String };
}

/** Creates a workbook with one sheet. The heading and the header row are frozen. */
export function toXlsx(file: SheetFile, rows: readonly (readonly SheetValue[])[]): Promise<Blob> {
  const data: SheetData = [
    ...file.heading.map((line) => [{ value: writable(line), type: String }]),
    ...(file.heading.length > 0 ? [[]] : []),
    file.header.map((head) => ({ value: writable(head), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  return writeXlsxFile(data, {
    // Excel rejects these characters in sheet names, and names longer than 31 characters.
    sheet: file.title
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim(),
    columns: file.widths.map((width) => ({ width })),
    stickyRowsCount: data.length - rows.length,
    rightToLeft: file.isRightToLeft,
  }).toBlob();
}
