import { decodeText, OpenQuoteError, readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import type { SheetResponse } from './sheetJob';

/** Maximum file size in bytes. */
export const maxFileSize = 10 * 1024 * 1024;

/** Parses a file into sheets, or returns why it is unreadable. Detects the type by the first bytes, not the name. */
export async function readSheets(file: File, maxRows: number): Promise<SheetResponse> {
  if (file.size > maxFileSize) return { kind: 'unreadable', reason: 'size' };
  if (file.size === 0) return { kind: 'unreadable', reason: 'empty' };
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
  // Magic numbers of .xls, PDF, PNG and JPEG.
  const isOther = [
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
  ].some((bytes) => bytes.every((byte, index) => head[index] === byte));
  if (isOther) return { kind: 'unreadable', reason: 'type' };
  if (!isZip && /\.xlsx$/i.test(file.name)) return { kind: 'unreadable', reason: 'broken' };
  try {
    const sheets = isZip
      ? await readXlsx(file)
      : [{ name: file.name, rows: readCsv(decodeText(new Uint8Array(await file.arrayBuffer())), maxRows + 1) }];
    const filled = sheets.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0) return { kind: 'unreadable', reason: 'empty' };
    if (filled.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => cell.includes('\u0000')))))
      return { kind: 'unreadable', reason: 'type' };
    if (filled.some(({ rows }) => rows.length > maxRows)) return { kind: 'unreadable', reason: 'rows' };
    return { kind: 'sheets', sheets: filled };
  } catch (error) {
    return error instanceof OpenQuoteError
      ? { kind: 'unreadable', reason: 'quote', line: error.line }
      : { kind: 'unreadable', reason: 'broken' };
  }
}
