import type { tableStrings } from '../../private/strings/tableStrings';
import type { LayoutColumn } from '../columns/columnLayout';
import type { RowAction, TableDensity } from '../tableTypes';
import type { RowOpener } from './useRowOpener';

/** A column with everything about its cells that is the same in all rows. */
export interface ColumnView<Row> extends LayoutColumn<Row> {
  /** `aria-colindex`. */
  number: number;
  className: string | undefined;
  /** The look of a text that fits into so many px for certain: what is cut takes the compositor's time in scrolling. */
  uncut: { className: string | undefined; room: number } | undefined;
  style: { insetInlineStart?: string; insetInlineEnd?: string; gridColumnStart?: number } | undefined;
}

/** What all rows share; one object, so that a row is drawn anew only when something about it changes. */
export interface TableView<Row> {
  strings: Readonly<Record<keyof typeof tableStrings, string>>;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  formatNumber: (value: number) => string;
  opener: RowOpener<Row>;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  /** Some columns are changed in their cells. */
  isEditable: boolean;
  /** Opens and closes the details of a row. */
  onExpand: ((id: string) => void) | undefined;
  query: string | undefined;
  density: TableDensity;
  isRtl: boolean;
  /** Rows are grids with known columns, not lines of an automatic table. */
  isFixed: boolean;
  /** `aria-colindex` of the last column. */
  columnCount: number;
  /** The rows stand under heads: the grid is a treegrid, whose rows have a level. */
  isGrouped: boolean;
}

/** What a row needs, be it a line of the table or a card. */
export interface RowViewProps<Row> {
  id: string;
  data: Row;
  /** Place on the page, from 0. */
  index: number;
  /** `aria-rowindex`. */
  number: number;
  columns: readonly ColumnView<Row>[];
  /** Where a virtual row starts, px. */
  start: number | undefined;
  /** Measures a virtual row whose height is its own. */
  measure?: ((element: HTMLElement | null) => void) | undefined;
  /** Whether Tab reaches it. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether the details are open. */
  isOpen: boolean;
  view: TableView<Row>;
}
