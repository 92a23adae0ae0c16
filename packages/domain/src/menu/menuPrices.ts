import type { MenuItem, MenuOption, PriceByCurrency } from './menu.contract';

/** Highest price in minor units. */
export const highestPrice = 9_999_999;

/** Checks whether an amount in minor units can be a price. `null` means that a text is not an amount. */
export const isPrice = (amount: number | null): amount is number =>
  amount !== null && amount >= 0 && amount <= highestPrice;

export type PriceOrigin = 'override' | 'base' | 'item_override' | 'option' | 'none';

/** A price and its origin. `amount` is `null` if the item has no price at the restaurant. */
export interface MenuPrice {
  amount: number | null;
  origin: PriceOrigin;
}

export interface PricePlace {
  id: string;
  currency: string;
}

type Priced = Pick<MenuItem, 'basePrice' | 'priceOverrides'>;

/** Returns the price that an item without an override inherits. */
export const basePriceOf = ({ basePrice }: Pick<MenuItem, 'basePrice'>, currency: string): number | null =>
  basePrice[currency] ?? null;

/** Returns the price of an item at a restaurant: the override, or the price in its currency. */
export function itemPrice(item: Priced, { id, currency }: PricePlace): MenuPrice {
  const own = item.priceOverrides[id];
  if (own !== undefined) return { amount: own, origin: 'override' };
  const amount = basePriceOf(item, currency);
  return { amount, origin: amount === null ? 'none' : 'base' };
}

/** Returns the price of an option with an item: the item's override, or the option's price, or 0. */
export function optionPrice(
  item: Pick<MenuItem, 'groupLinks'>,
  option: Pick<MenuOption, 'id' | 'price'>,
  currency: string,
): { amount: number; origin: PriceOrigin } {
  const own = item.groupLinks
    .map(({ optionPrices }) => optionPrices[option.id]?.[currency])
    .find((price) => price !== undefined);
  if (own !== undefined) return { amount: own, origin: 'item_override' };
  const amount = option.price[currency];
  return amount === undefined ? { amount: 0, origin: 'none' } : { amount, origin: 'option' };
}

/** Returns the margin after cost, 100,000 = 100%. `null` if the price is 0, or price or cost is unknown. */
export function marginOf(item: Priced & { cost: PriceByCurrency }, place: PricePlace): number | null {
  const { amount } = itemPrice(item, place);
  const cost = item.cost[place.currency];
  if (amount === null || amount === 0 || cost === undefined) return null;
  return Math.round(((amount - cost) * 100_000) / amount);
}
