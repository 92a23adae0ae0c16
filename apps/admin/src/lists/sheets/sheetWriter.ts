import type { SheetValue } from './sheetCell';
import type { SheetFile } from './sheetJob';
import { csvMark, toCsv, toTabs } from './toCsv';
import { toXlsx } from './toXlsx';

/** Creates a writer that collects rows and writes them to a file. */
export function createSheetWriter(file: SheetFile) {
  const lines: string[] = [];
  const collected: (readonly SheetValue[])[] = [];
  const format = { csv: toCsv, txt: toTabs, xlsx: undefined }[file.format];
  if (format) {
    const heading = file.heading.map((line) => [line]);
    lines.push(csvMark, format(heading), heading.length > 0 ? '\r\n' : '', format([file.header]));
  }
  return {
    add(rows: readonly (readonly SheetValue[])[]) {
      if (format) lines.push(format(rows));
      else for (const row of rows) collected.push(row);
    },
    end(): Promise<Blob> {
      const type = `text/${file.format === 'csv' ? 'csv' : 'plain'};charset=utf-8`;
      return format ? Promise.resolve(new Blob(lines, { type })) : toXlsx(file, collected);
    },
  };
}
