import { flushSync } from 'react-dom';
import { clampSize } from '../../private/dom/paneSize';
import type { TableArrangement } from './tableArrangement';
import { columnMeasures, resizedLayout, type LayoutColumn } from './columnLayout';
import { minColumnWidth } from './columnState';

/** A table with its DOM element, to measure and resize columns. */
export interface SizedTable extends TableArrangement {
  element: HTMLTableElement;
  /** Number of cells before the first column. */
  lead: number;
}

type Widths = Record<string, number>;

/** Minimum pointer movement of a drag, px. */
const slack = 3;
const widest = 1200;
const widestFit = 600;

export const sizeRange = ({ column }: LayoutColumn<never>) => ({ min: column.minWidth ?? minColumnWidth, max: widest });

const headerOf = ({ element, lead }: SizedTable, { at }: LayoutColumn<never>) =>
  element.tHead?.querySelector(`[aria-colindex="${at + lead + 1}"]`);

/** Returns the rendered width of a column in px, or its default width if it is not rendered. */
const widthNow = (sized: SizedTable, column: LayoutColumn<never>) =>
  headerOf(sized, column)?.getBoundingClientRect().width ?? column.size;

/** Returns the rounded width, clamped to the column's range. */
export const roundWidth = (sized: SizedTable, column: LayoutColumn<never>) =>
  clampSize(widthNow(sized, column), sizeRange(column));

/** Returns the current widths of all columns, so that resizing one does not move the others. */
export const widthsNow = (sized: SizedTable): Widths => ({
  ...sized.table.atoms.columnSizing.get(),
  ...Object.fromEntries(sized.layout.map((one) => [one.column.id, widthNow(sized, one)])),
});

/** Previews widths by setting custom properties, without rendering rows. */
function preview({ element, layout, lead }: SizedTable, widths: Widths) {
  const box = element.parentElement?.parentElement;
  const hasActions = Number(element.ariaColCount) > layout.length + lead;
  for (const [name, value] of Object.entries(columnMeasures(resizedLayout(layout, widths), lead > 0, hasActions)))
    box?.style.setProperty(name, value);
}

/** Resizes a column with the pointer; Escape restores it. */
export function dragWidth(event: PointerEvent, grip: HTMLElement, sized: SizedTable, column: LayoutColumn<never>) {
  const { table, layout, isFixed, isRtl } = sized;
  const { id } = column.column;
  const start = event.clientX;
  const width = widthNow(sized, column);
  const before = table.atoms.columnSizing.get();
  const sizesBefore = Object.fromEntries(layout.map((one) => [one.column.id, one.size]));
  let basis: Widths | undefined;
  let next: Widths = before;

  const move = ({ clientX }: PointerEvent) => {
    const by = (clientX - start) * (isRtl ? -1 : 1);
    if (!basis) {
      if (Math.abs(by) < slack) return;
      basis = widthsNow(sized);
      if (!isFixed) flushSync(() => table.setColumnSizing(basis!));
    }
    next = { ...basis, [id]: clampSize(width + by, sizeRange(column)) };
    preview(sized, next);
  };
  const end = (isKept: boolean) => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', keep);
    grip.removeEventListener('pointercancel', cancel);
    document.removeEventListener('keydown', escape, true);
    if (!basis) return;
    if (!isKept) preview(sized, sizesBefore);
    table.setColumnSizing(isKept ? next : before);
  };
  const keep = () => end(true);
  const cancel = () => end(false);
  const escape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape') return;
    press.stopPropagation();
    cancel();
  };
  grip.setPointerCapture(event.pointerId);
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', keep);
  grip.addEventListener('pointercancel', cancel);
  document.addEventListener('keydown', escape, true);
}

/** Sets the width of a column, px. */
export const setWidth = (sized: SizedTable, { column }: LayoutColumn<never>, width: number) =>
  sized.table.setColumnSizing({ ...widthsNow(sized), [column.id]: width });

/** Fits a column to its widest rendered cell, up to `widestFit`. Returns the width, px. */
export function fitWidth(sized: SizedTable, column: LayoutColumn<never>) {
  const { element, table, lead } = sized;
  const basis = widthsNow(sized);
  // Cells report the width they need only in a grid of fixed tracks.
  flushSync(() => table.setColumnSizing(basis));
  const place = column.at + lead;
  const box = element.parentElement!.parentElement!;
  const tracks = box.style.getPropertyValue('--table-columns');
  const parts = tracks.match(/minmax\([^)]*\)|\S+/g) ?? [];
  box.style.setProperty('--table-columns', parts.map((track, at) => (at === place ? 'max-content' : track)).join(' '));
  const cells = element.querySelectorAll(`[role="row"] > [aria-colindex="${place + 1}"]:not([colspan])`);
  const needed = Math.max(...Array.from(cells, (cell) => cell.getBoundingClientRect().width));
  box.style.setProperty('--table-columns', tracks);
  const width = clampSize(Math.ceil(needed), { min: sizeRange(column).min, max: widestFit });
  table.setColumnSizing({ ...basis, [column.column.id]: width });
  return width;
}
