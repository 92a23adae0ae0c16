import type { tableStrings } from '../../private/strings/tableStrings';
import type { LayoutColumn } from '../columns/columnLayout';
import type { RowAction, TableDensity } from '../tableTypes';
import type { RowOpener } from './useRowOpener';

/** A column with the props shared by its cells. */
export interface ColumnView<Row> extends LayoutColumn<Row> {
  /** `aria-colindex` of the cells. */
  number: number;
  className: string | undefined;
  /** Class for text that fits into `width` px: truncated text slows down scrolling. */
  untruncated: { className: string | undefined; width: number } | undefined;
  style: { insetInlineStart?: string; insetInlineEnd?: string; gridColumnStart?: number } | undefined;
}

/** Props shared by all rows, in one object, so that memoized rows re-render only when needed. */
export interface TableView<Row> {
  strings: Readonly<Record<keyof typeof tableStrings, string>>;
  nameOf: (row: Row) => string;
  formatNumber: (value: number) => string;
  opener: RowOpener<Row>;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  /** True if a column has editable cells. */
  isEditable: boolean;
  /** Opens and closes the details of a row. */
  onExpand: ((id: string) => void) | undefined;
  query: string | undefined;
  density: TableDensity;
  isRtl: boolean;
  /** True if rows are CSS grids with fixed columns instead of table rows. */
  isFixed: boolean;
  /** `aria-colindex` of the last column. */
  columnCount: number;
  /** True if the table is grouped: a treegrid whose rows have a level. */
  isGrouped: boolean;
}

export interface RowViewProps<Row> {
  id: string;
  data: Row;
  /** Index of the row on its page. */
  index: number;
  /** `aria-rowindex` of the row. */
  number: number;
  columns: readonly ColumnView<Row>[];
  /** Start of a virtual row, px. */
  start: number | undefined;
  /** Measures a virtual row of variable height. */
  measure?: ((element: HTMLElement | null) => void) | undefined;
  /** If true, the row is the tab stop. */
  isActive: boolean;
  isSelected: boolean;
  /** If true, the details are expanded. */
  isOpen: boolean;
  view: TableView<Row>;
}
