import type { SheetValue } from './sheetCell';
import type { SheetFile } from './sheetJob';
import { csvMark, toCsv } from './toCsv';
import { toXlsx } from './toXlsx';

/** Collects rows and writes them to a file. */
export function createSheetWriter(file: SheetFile) {
  const lines: string[] = [];
  const collected: (readonly SheetValue[])[] = [];
  const isCsv = file.format === 'csv';
  if (isCsv) {
    const heading = file.heading.map((line) => [line]);
    lines.push(csvMark, toCsv(heading), heading.length > 0 ? '\r\n' : '', toCsv([file.header]));
  }
  return {
    add(rows: readonly (readonly SheetValue[])[]) {
      if (isCsv) lines.push(toCsv(rows));
      else for (const row of rows) collected.push(row);
    },
    end(): Promise<Blob> {
      return isCsv ? Promise.resolve(new Blob(lines, { type: 'text/csv;charset=utf-8' })) : toXlsx(file, collected);
    },
  };
}
