import type { SheetValue } from '../sheets/sheetCell';

export const exportFormats = ['csv', 'xlsx', 'copy', 'print'] as const;
/** File formats. `txt` is tab-separated. */
export const fileFormats = ['xlsx', 'csv', 'txt'] as const;
export type FileFormat = (typeof fileFormats)[number];
export type ExportFormat = (typeof exportFormats)[number] | FileFormat;

export interface SheetColumn<Row> {
  /** ID of the table column. */
  id: string;
  header: string;
  /** Returns the cell value: numbers as numbers, days as dates. */
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
  /** Descriptions of the active filters. */
  filters: readonly string[];
  /**
   * Name of the file, without its extension.
   * @default larder-<list>-<date>
   */
  fileName?: string;
}
