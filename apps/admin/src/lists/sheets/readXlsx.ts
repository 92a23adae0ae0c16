import readXlsxFile from 'read-excel-file/universal';
import type { ReadSheet } from './sheetJob';
import { unescapeFormula } from './sheetCell';

const text = (value: unknown) => {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? unescapeFormula(String(value).trim())
    : '';
};

/** Reads every sheet of a workbook as text. Skips blank rows without renumbering the others. */
export async function readXlsx(file: Blob): Promise<ReadSheet[]> {
  const sheets = await readXlsxFile(await file.arrayBuffer());
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data
      .map((row, index) => ({ line: index + 1, cells: row.map(text) }))
      .filter(({ cells }) => cells.some((value) => value !== '')),
  }));
}
