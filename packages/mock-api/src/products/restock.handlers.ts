import {
  maxQuantity,
  restockNeeds,
  utcDate,
  type DeliveredPieces,
  type restockEndpoints,
  type SoldDish,
} from '@larder/domain/contract';
import { billRestaurantsIn } from '../bills/billPlaces';
import { datesBetween } from '../bills/billScan';
import { daySumsOn } from '../dashboard/dayReading';
import type { Database } from '../database';
import type { Context, Handlers } from '../router';
import { find } from '../table';
import { ordersOf, shelfOf, shopStore } from './products.store';
import { recipes } from './recipes.fixtures';

/** Returns a function that counts the dishes that the user's restaurants have sold from a date until now. */
function soldSince(db: Database, context: Context) {
  const restaurants = billRestaurantsIn(db, context, 'all', 'bill');
  return (date: string): SoldDish[] => {
    const dishes = new Map<string, SoldDish>();
    for (const restaurant of restaurants) {
      for (const day of datesBetween(date, restaurant.currentDate)) {
        for (const [itemId, { label, count }] of daySumsOn(db, restaurant, day, context.now).products) {
          const before = dishes.get(itemId)?.count ?? 0;
          dishes.set(itemId, { itemId, name: label, count: before + Math.round(count / 1000) });
        }
      }
    }
    return Array.from(dishes.values());
  };
}

const deliveriesOf = (db: Database, userId: number): DeliveredPieces[] =>
  ordersOf(db, userId).flatMap(({ lines, deliveries }) =>
    lines.flatMap(({ productId, qty }) => {
      const date = deliveries.find((delivery) => delivery.productId === productId)?.shippingDate;
      return date === undefined ? [] : { productId, date, qty };
    }),
  );

export const restockHandlers: Handlers<typeof restockEndpoints> = {
  suggestions(_input, db, context) {
    const show = shelfOf(db, context.actorId);
    const needs = restockNeeds({
      recipes,
      deliveries: deliveriesOf(db, context.actorId),
      soldSince: soldSince(db, context),
      today: utcDate(context.now),
    });
    return {
      suggestions: needs.flatMap(({ productId, qty, ...need }) => {
        const product = find(shopStore(db).products, productId);
        if (!product || product.stock === 0) return [];
        return { ...need, product: show(product), qty: Math.min(qty, maxQuantity(product)) };
      }),
    };
  },
};
