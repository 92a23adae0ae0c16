import type { IconGroup, IconRecord } from './iconSet';

export const cellSize = 88;
export const cellGap = 8;
const headingSize = 56;
const minCellInlineSize = 104;

/** A heading or a row of icons, with its offset and size in px. */
export type GridRow = { offset: number; size: number } & (
  { kind: 'heading'; name: string } | { kind: 'icons'; icons: readonly IconRecord[]; first: number }
);

/** Returns the number of icons per row for a width. */
export const columnsIn = (inlineSize: number) =>
  Math.max(1, Math.floor((inlineSize + cellGap) / (minCellInlineSize + cellGap)));

/** Splits groups into rows. `first` is the index of the first icon of a row. */
export function gridRows(groups: readonly IconGroup[], columns: number): readonly GridRow[] {
  const rows: GridRow[] = [];
  let offset = 0;
  let first = 0;
  for (const { name, icons } of groups) {
    rows.push({ kind: 'heading', name, offset, size: headingSize });
    offset += headingSize;
    for (let start = 0; start < icons.length; start += columns) {
      const shown = icons.slice(start, start + columns);
      rows.push({ kind: 'icons', icons: shown, first, offset, size: cellSize + cellGap });
      offset += cellSize + cellGap;
      first += shown.length;
    }
  }
  return rows;
}

/** Returns the index of the icon that an arrow key moves to, or undefined. Up and down keep the column. */
export function nextIcon(rows: readonly GridRow[], active: number, key: string, isRtl: boolean): number | undefined {
  const lines = rows.filter((row) => row.kind === 'icons');
  const last = lines.at(-1);
  if (!last) return undefined;
  const end = last.first + last.icons.length - 1;
  const line = lines.findIndex(({ first, icons }) => active < first + icons.length);
  const above = lines[line - 1];
  const below = lines[line + 1];
  const column = active - (lines[line]?.first ?? 0);
  const at = (row: typeof above) => row && row.first + Math.min(column, row.icons.length - 1);
  const targets: Record<string, number | undefined> = {
    Home: 0,
    End: end,
    ArrowUp: at(above),
    ArrowDown: at(below),
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: active < end ? active + 1 : undefined,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: active > 0 ? active - 1 : undefined,
  };
  return targets[key];
}
