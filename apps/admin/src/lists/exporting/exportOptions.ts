import type { SheetValue } from '../sheets/sheetCell';

export const exportFormats = ['csv', 'xlsx', 'copy', 'print'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface SheetColumn<Row> {
  /** Id of the table column it belongs to. */
  id: string;
  header: string;
  /** The value as a spreadsheet needs it: numbers as numbers, days as dates. */
  value: (row: Row) => SheetValue;
  /** Width in characters. @default 20 */
  width?: number;
  /** Number format in print. */
  format?: Intl.NumberFormatOptions;
}

export interface ExportOptions<Row> {
  /** Part of the file name. */
  list: string;
  title: string;
  columns: readonly SheetColumn<Row>[];
  /** The filters of the list in words, one line each. */
  filters: readonly string[];
}
