import { isPrice, itemPrice, type MenuItem, type MenuOp, type PriceColumn } from '@larder/domain/contract';

/** A new amount of a cell; `null` removes a base price, or resets the price of a restaurant. */
export interface CellChange {
  item: MenuItem;
  column: PriceColumn;
  amount: number | null;
}

/** Returns the price that the cell itself stores, or `null` if a restaurant inherits it. */
export const ownAmount = ({ basePrice, priceOverrides }: MenuItem, column: PriceColumn): number | null =>
  (column.kind === 'base' ? basePrice[column.currency] : priceOverrides[column.place.id]) ?? null;

/** Returns the price that the cell shows: set in the cell, or inherited. `null` without a price. */
export const shownAmount = (item: MenuItem, column: PriceColumn): number | null =>
  column.kind === 'base' ? (item.basePrice[column.currency] ?? null) : itemPrice(item, column.place).amount;

export const currencyOf = (column: PriceColumn) => (column.kind === 'base' ? column.currency : column.place.currency);

/** Returns the columns of the sheet: a base price per currency, and the price at each restaurant. */
export const priceColumns = (restaurants: readonly { id: string; name: string; currency: string }[]) => [
  ...[...new Set(restaurants.map(({ currency }) => currency))].map((currency) => ({
    name: currency,
    column: { kind: 'base', currency } satisfies PriceColumn,
  })),
  ...restaurants.map((place) => ({ name: place.name, column: { kind: 'place', place } satisfies PriceColumn })),
];

/** Returns one update per item. Omits cells that keep their amount. */
export function cellOps(changes: readonly CellChange[]): MenuOp[] {
  const sets = new Map<
    MenuItem,
    { basePrice?: Record<string, number | null>; priceOverrides?: Record<string, number | null> }
  >();
  for (const { item, column, amount } of changes) {
    if (amount === ownAmount(item, column)) continue;
    const set = sets.get(item) ?? {};
    if (column.kind === 'base') (set.basePrice ??= {})[column.currency] = amount;
    else (set.priceOverrides ??= {})[column.place.id] = amount;
    sets.set(item, set);
  }
  return [...sets].map(([{ id, version }, set]) => ({ op: 'update', kind: 'item', id, version, set }));
}

/** Parses the cells of a spreadsheet selection. A line break at the end is not a row. */
export const spreadsheetRows = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));

export interface PasteResult {
  changes: CellChange[];
  /** Texts that are not prices, with their item. */
  rejected: { item: MenuItem; text: string }[];
  /** True if the text has more rows or columns than fit in the sheet below and after the selected cell. */
  isCut: boolean;
}

/**
 * Returns the changes that pasting tab-separated prices makes, starting at the selected cell. An empty value resets its
 * cell. A single price fills all cells of the selection.
 */
export function pasteCells(
  text: string,
  items: readonly MenuItem[],
  columns: readonly PriceColumn[],
  { row, column, rows = 1, columns: width = 1 }: { row: number; column: number; rows?: number; columns?: number },
  parse: (text: string, currency: string) => number | null,
): PasteResult {
  const given = spreadsheetRows(text);
  const [[single = ''] = []] = given;
  const isSingle = given.length === 1 && given[0]?.length === 1;
  const lines = isSingle ? Array.from({ length: rows }, () => Array.from({ length: width }, () => single)) : given;
  const result: PasteResult = { changes: [], rejected: [], isCut: false };
  lines.forEach((cells, down) =>
    cells.forEach((cell, right) => {
      const item = items[row + down];
      const target = columns[column + right];
      if (!item || !target) {
        result.isCut = true;
        return;
      }
      const isEmpty = cell.trim() === '';
      const amount = isEmpty ? null : parse(cell, currencyOf(target));
      if (!isEmpty && !isPrice(amount)) result.rejected.push({ item, text: cell.trim() });
      else result.changes.push({ item, column: target, amount });
    }),
  );
  return result;
}
