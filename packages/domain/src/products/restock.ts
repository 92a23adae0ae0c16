import { addDays, daysBetween } from '../time/businessDay';
import { cartQuantity } from './cart.contract';
import { longestDelivery } from './orderDelivery';

/** Number of days that a suggested quantity lasts. */
const coveredDays = 14;
/** Maximum age in days of a delivery from which the remaining pieces are estimated. */
const restockDays = 14;

/** Number of portions of a dish for which one piece of a product is enough. */
export interface RecipeUse {
  itemId: string;
  productId: number;
  portions: number;
}

/** Pieces of a product with the promised date of their delivery. */
export interface DeliveredPieces {
  productId: number;
  date: string;
  qty: number;
}

export interface SoldDish {
  itemId: string;
  name: string;
  count: number;
}

export interface RestockNeed {
  productId: number;
  /** Date of the last delivery, from which sales are counted. */
  since: string;
  /** Pieces of that delivery. */
  delivered: number;
  /** Whole days until the product is used up at the pace since then, 0 if it already is. */
  daysLeft: number;
  /** Suggested pieces. */
  qty: number;
  /** Dishes that used the product, sorted by the quantity they used, highest first. */
  sold: { name: string; count: number }[];
}

export interface RestockInput {
  recipes: readonly RecipeUse[];
  deliveries: readonly DeliveredPieces[];
  /** Dishes sold from a date until now. */
  soldSince: (date: string) => readonly SoldDish[];
  today: string;
}

/**
 * Returns the products that the sales of the menu use up before a new delivery arrives, the most urgent first. Counts
 * from the last delivery and ignores earlier stock. Products that are on their way are left out.
 */
export function restockNeeds({ recipes, deliveries, soldSince, today }: RestockInput): RestockNeed[] {
  const needs = [...new Set(recipes.map(({ productId }) => productId))].flatMap((productId): RestockNeed[] => {
    const own = deliveries.filter((delivery) => delivery.productId === productId);
    const since = own
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    if (since === undefined || since >= today || since < addDays(today, -restockDays)) return [];
    const delivered = own.reduce((sum, { date, qty }) => sum + (date === since ? qty : 0), 0);
    const dishes = soldSince(since);
    const uses = recipes.flatMap(({ productId: used, itemId, portions }) => {
      const dish = dishes.find((sold) => sold.itemId === itemId);
      return used === productId && dish && dish.count > 0 ? { ...dish, pieces: dish.count / portions } : [];
    });
    const used = uses.reduce((sum, { pieces }) => sum + pieces, 0);
    if (used === 0) return [];
    const perDay = used / daysBetween(since, today);
    const left = Math.max(0, delivered - used);
    const daysLeft = Math.floor(left / perDay);
    if (daysLeft > longestDelivery) return [];
    const wanted = Math.ceil(perDay * coveredDays - left);
    return [
      {
        productId,
        since,
        delivered,
        daysLeft,
        qty: Math.min(cartQuantity.max, Math.max(cartQuantity.min, wanted)),
        sold: uses.toSorted((a, b) => b.pieces - a.pieces).map(({ name, count }) => ({ name, count })),
      },
    ];
  });
  return needs.toSorted((a, b) => a.daysLeft - b.daysLeft || a.productId - b.productId);
}
