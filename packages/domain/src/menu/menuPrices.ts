import type { MenuItem, MenuOption, PriceByCurrency } from './menu.contract';

export type PriceOrigin = 'override' | 'base' | 'item_override' | 'option' | 'none';

/** A price and where it comes from; null: not for sale in that currency. */
export interface MenuPrice {
  amount: number | null;
  origin: PriceOrigin;
}

export interface PricePlace {
  id: string;
  currency: string;
}

type Priced = Pick<MenuItem, 'basePrice' | 'priceOverrides'>;

/** What an item inherits where it has no price of its own. */
export const basePriceOf = ({ basePrice }: Pick<MenuItem, 'basePrice'>, currency: string): number | null =>
  basePrice[currency] ?? null;

/** The price of an item at a restaurant: its own there, else the one of the currency. */
export function itemPrice(item: Priced, { id, currency }: PricePlace): MenuPrice {
  const own = item.priceOverrides[id];
  if (own !== undefined) return { amount: own, origin: 'override' };
  const amount = basePriceOf(item, currency);
  return { amount, origin: amount === null ? 'none' : 'base' };
}

/** The price of an option with an item: the item's own for it, else the option's; without one it costs nothing. */
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

/** What is left of a price after its cost, 100 000 = all of it; null where either is unknown. */
export function marginOf(item: Priced & { cost: PriceByCurrency }, place: PricePlace): number | null {
  const { amount } = itemPrice(item, place);
  const cost = item.cost[place.currency];
  if (amount === null || amount === 0 || cost === undefined) return null;
  return Math.round(((amount - cost) * 100_000) / amount);
}
