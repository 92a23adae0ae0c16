import type { MenuItem } from './menu.contract';
import { highestPrice, itemPrice, type PricePlace } from './menuPrices';

/** A price change by a rate (100,000 = 100%) or an amount in minor units. Both can be negative. */
export type PriceChange = { kind: 'rate'; rate: number } | { kind: 'amount'; amount: number };
/** Steps are in minor units. Endings are the last two digits, .00 to .99. */
export type PriceRounding = { kind: 'none' } | { kind: 'step'; step: number } | { kind: 'ending'; ending: number };

export const priceEndings = [0, 50, 90, 95, 99] as const;
const steps = [0.05, 0.1, 1, 10];
const round = (value: number) => Math.floor(value + 0.5);

/** Returns the rounding steps of a currency, in minor units. */
export const priceSteps = (decimals: number) => [
  ...new Set(steps.map((step) => Math.round(step * 10 ** decimals)).filter((step) => step >= 1)),
];

/** Rounds to a multiple of `every` plus `offset`, ties upward. The result is above 0 and at most the highest price. */
function nearest(amount: number, every: number, offset: number) {
  const rounded = round((amount - offset) / every) * every + offset;
  const least = offset === 0 ? every : offset;
  const most = Math.floor((highestPrice - offset) / every) * every + offset;
  return Math.min(Math.max(rounded, least), most);
}

/** Applies a change and its rounding to a price. */
export function changePrice(amount: number, change: PriceChange, rounding: PriceRounding): number {
  const changed = change.kind === 'rate' ? round((amount * (100_000 + change.rate)) / 100_000) : amount + change.amount;
  switch (rounding.kind) {
    case 'none':
      return Math.min(Math.max(changed, 0), highestPrice);
    case 'step':
      return nearest(changed, rounding.step, 0);
    case 'ending':
      return nearest(changed, 100, rounding.ending);
  }
}

/** A column of the price grid: the base price in a currency, or a restaurant. */
export type PriceColumn = { kind: 'base'; currency: string } | { kind: 'place'; place: PricePlace };

export interface PriceCell {
  item: MenuItem;
  column: PriceColumn;
}

export interface PriceStep extends PriceCell {
  before: number;
  after: number;
}

const amountIn = ({ item, column }: PriceCell) =>
  column.kind === 'base' ? (item.basePrice[column.currency] ?? null) : itemPrice(item, column.place).amount;

/** Returns the cells whose price changes, with their old and new prices. Skips cells without a price. */
export const previewPrices = (cells: readonly PriceCell[], change: PriceChange, rounding: PriceRounding): PriceStep[] =>
  cells.flatMap((cell) => {
    const before = amountIn(cell);
    if (before === null) return [];
    const after = changePrice(before, change, rounding);
    return after === before ? [] : [{ ...cell, before, after }];
  });

/** Returns one update per item. */
export function priceOps(rows: readonly PriceStep[]) {
  const sets = new Map<MenuItem, { basePrice?: Record<string, number>; priceOverrides?: Record<string, number> }>();
  for (const { item, column, after } of rows) {
    const set = sets.get(item) ?? {};
    if (column.kind === 'base') (set.basePrice ??= {})[column.currency] = after;
    else (set.priceOverrides ??= {})[column.place.id] = after;
    sets.set(item, set);
  }
  return [...sets].map(([{ id, version }, set]) => ({
    op: 'update' as const,
    kind: 'item' as const,
    id,
    version,
    set,
  }));
}
