import { flushSync } from 'react-dom';
import { heldSize } from '../private/paneSize';
import { sizeColumns } from './columnChanges';
import { columnLayout, columnMeasures, leastColumn, type LayoutColumn } from './columnLayout';
import type { TablePreferences } from './preferences';

/** A table as its heads know it. */
export interface SizedTable {
  table: HTMLTableElement;
  layout: readonly LayoutColumn<never>[];
  preferences: TablePreferences;
  onPreferencesChange: (preferences: TablePreferences) => void;
  /** Rows are laid out by the widths of the columns, not by what is in them. */
  isFixed: boolean;
  isRtl: boolean;
  /** Cells before the first column. */
  lead: number;
}

// A press that trembles is not a drag.
const slack = 3;
const widest = 1200;
const widestFit = 600;

export const sizeRange = ({ column }: LayoutColumn<never>) => ({ min: column.minWidth ?? leastColumn, max: widest });

const headOf = ({ table, lead }: SizedTable, { at }: LayoutColumn<never>) =>
  table.tHead?.querySelector(`[aria-colindex="${at + lead + 1}"]`);

/** Width of a column as it is on the page, px; out of sight as it would be. */
const widthNow = (sized: SizedTable, column: LayoutColumn<never>) =>
  headOf(sized, column)?.getBoundingClientRect().width ?? column.size;

/** The same as a whole number within its range. */
export const roundWidth = (sized: SizedTable, column: LayoutColumn<never>) =>
  heldSize(widthNow(sized, column), sizeRange(column));

/** Every column keeps the width that it has: sizing one must not move the others. */
export const withWidthsNow = (sized: SizedTable) =>
  sizeColumns(sized.preferences, Object.fromEntries(sized.layout.map((one) => [one.column.id, widthNow(sized, one)])));

/** Shows preferences before they are such. No row is drawn anew for it. */
function show({ table, layout, lead }: SizedTable, preferences: TablePreferences) {
  const box = table.parentElement?.parentElement;
  const hasActions = Number(table.ariaColCount) > layout.length + lead;
  const shown = columnLayout(
    layout.map(({ column }) => column),
    preferences,
  );
  for (const [name, value] of Object.entries(columnMeasures(shown, lead > 0, hasActions)))
    box?.style.setProperty(name, value);
}

/** Sizes a column by the pointer; Escape leaves it as it was. */
export function dragWidth(event: PointerEvent, grip: HTMLElement, sized: SizedTable, column: LayoutColumn<never>) {
  const { preferences, onPreferencesChange, isFixed, isRtl } = sized;
  const { id } = column.column;
  const start = event.clientX;
  const width = widthNow(sized, column);
  let basis: TablePreferences | undefined;
  let next = preferences;

  const move = ({ clientX }: PointerEvent) => {
    const by = (clientX - start) * (isRtl ? -1 : 1);
    if (!basis) {
      if (Math.abs(by) < slack) return;
      basis = withWidthsNow(sized);
      if (!isFixed) flushSync(() => onPreferencesChange(basis!));
    }
    next = sizeColumns(basis, { [id]: heldSize(width + by, sizeRange(column)) });
    show(sized, next);
  };
  const end = (isKept: boolean) => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', keep);
    grip.removeEventListener('pointercancel', leave);
    document.removeEventListener('keydown', escape, true);
    if (!basis) return;
    show(sized, isKept ? next : preferences);
    onPreferencesChange(isKept ? next : preferences);
  };
  const keep = () => end(true);
  const leave = () => end(false);
  const escape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape') return;
    press.stopPropagation();
    leave();
  };
  grip.setPointerCapture(event.pointerId);
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', keep);
  grip.addEventListener('pointercancel', leave);
  document.addEventListener('keydown', escape, true);
}

/** Gives a column a width, px. */
export const setWidth = (sized: SizedTable, { column }: LayoutColumn<never>, width: number) =>
  sized.onPreferencesChange(sizeColumns(withWidthsNow(sized), { [column.id]: width }));

/** Makes a column as wide as the widest of its cells on the page; says how wide that is, px. */
export function fitWidth(sized: SizedTable, column: LayoutColumn<never>) {
  const { table, onPreferencesChange, lead } = sized;
  const basis = withWidthsNow(sized);
  // Only where the tracks are the table's does a cell say what it would need.
  flushSync(() => onPreferencesChange(basis));
  const place = column.at + lead;
  const box = table.parentElement!.parentElement!;
  const tracks = box.style.getPropertyValue('--table-columns');
  const parts = tracks.match(/minmax\([^)]*\)|\S+/g) ?? [];
  box.style.setProperty('--table-columns', parts.map((track, at) => (at === place ? 'max-content' : track)).join(' '));
  const cells = table.querySelectorAll(`[role="row"] > [aria-colindex="${place + 1}"]:not([aria-colspan])`);
  const needed = Math.max(...Array.from(cells, (cell) => cell.getBoundingClientRect().width));
  box.style.setProperty('--table-columns', tracks);
  const { min } = sizeRange(column);
  const width = heldSize(Math.ceil(needed), { min, max: widestFit });
  onPreferencesChange(sizeColumns(basis, { [column.column.id]: width }));
  return width;
}
