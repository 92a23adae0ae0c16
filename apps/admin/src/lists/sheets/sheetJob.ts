import type { SheetValue } from './sheetCell';

export type SheetFormat = 'csv' | 'xlsx';

/** What a sheet is besides its rows. */
export interface SheetFile {
  format: SheetFormat;
  /** Name of the one sheet. */
  title: string;
  /** Lines above the columns: where, when and by which filters. */
  heading: readonly string[];
  /** Heads of the columns. */
  header: readonly string[];
  /** Widths of the columns, in letters. */
  widths: readonly number[];
  isRightToLeft: boolean;
}

/** A file as it was read: texts, one row a record, with the line it began on. */
export interface ReadRow {
  line: number;
  cells: string[];
}
export interface ReadSheet {
  name: string;
  rows: ReadRow[];
}
/** Why a file cannot be read at all. */
export type UnreadableReason = 'type' | 'empty' | 'broken' | 'size' | 'rows' | 'quote';

/** What the page asks of the worker. */
export type SheetRequest =
  | { kind: 'begin'; file: SheetFile }
  | { kind: 'rows'; rows: readonly (readonly SheetValue[])[] }
  | { kind: 'end' }
  | { kind: 'read'; file: File; maxRows: number };

/** What the worker answers. */
export type SheetAnswer =
  | { kind: 'file'; blob: Blob }
  | { kind: 'sheets'; sheets: ReadSheet[] }
  | { kind: 'unreadable'; reason: UnreadableReason; line?: number };
