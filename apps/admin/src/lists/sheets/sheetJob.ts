import type { SheetValue } from './sheetCell';

export type SheetFormat = 'csv' | 'txt' | 'xlsx';

/** Everything in a sheet except its rows. */
export interface SheetFile {
  format: SheetFormat;
  /** Name of the sheet. */
  title: string;
  /** Lines above the header: restaurant, date and filters. */
  heading: readonly string[];
  /** Column headers. */
  header: readonly string[];
  /** Column widths in characters. */
  widths: readonly number[];
  isRightToLeft: boolean;
}

/** A row of a file, with the number of its first line. */
export interface ReadRow {
  line: number;
  cells: string[];
}
export interface ReadSheet {
  name: string;
  rows: ReadRow[];
}
/** Reason why a file cannot be read. */
export type UnreadableReason = 'type' | 'empty' | 'broken' | 'size' | 'rows' | 'quote';

/** Message from the page to the worker. */
export type SheetRequest =
  | { kind: 'begin'; file: SheetFile }
  | { kind: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { kind: 'end' }
  | { kind: 'read'; file: File; maxRows: number };

/** Message from the worker to the page. */
export type SheetResponse =
  | { kind: 'file'; blob: Blob }
  | { kind: 'sheets'; sheets: ReadSheet[] }
  | { kind: 'unreadable'; reason: UnreadableReason; line?: number };
