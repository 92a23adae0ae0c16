import type { AppliedRate, BillLine, OrderType } from '@larder/domain/contract';
import { seedGroups, seedItems, type SeedItem } from '../menu/menu.fixtures';
import { requests } from './billWords.fixtures';
import type { BillPlace, DayDraw } from './dayDraw';
import { iso, minuteLength } from './isoTime';
import type { DrawnOrder } from './orderDraw';

const sectionNames: Record<string, string> = {
  breakfast: 'Breakfast',
  starter: 'Starters',
  main: 'Mains',
  side: 'Sides',
  dessert: 'Desserts',
  soft_drink: 'Soft drinks',
  alcohol: 'Beer and wine',
};
const groupOf = new Map(seedGroups.map((group) => [group.id, group]));
const byWeight = seedItems.filter(({ unit }) => unit === 'kg');
/** Returns the items sold at an hour: breakfast before 12:00, alcohol from 11:00. */
const poolOf = (currency: string, hour: number) =>
  seedItems.filter(
    ({ course, unit, prices, category }) =>
      unit === 'each' &&
      prices[currency] !== undefined &&
      (course !== 'breakfast' || hour < 12) &&
      (category !== 'alcohol' || hour >= 11),
  );
const pools = new Map<string, readonly SeedItem[]>();
function itemsFor(currency: string, hour: number) {
  const phase = hour < 11 ? 'early' : hour < 12 ? 'late morning' : 'day';
  const key = `${currency} ${phase}`;
  const pool = pools.get(key) ?? poolOf(currency, hour);
  pools.set(key, pool);
  return pool;
}

function rateFor({ money }: BillPlace, category: SeedItem['category'], orderType: OrderType): AppliedRate {
  const found = money.taxRates.find(
    (rate) => (rate.categories?.includes(category) ?? true) && (rate.orderTypes?.includes(orderType) ?? true),
  );
  return { id: found?.id ?? 'none', name: found?.name ?? '', rate: found?.rate ?? 0 };
}

function drawModifiers({ random, place }: DayDraw, { groupIds }: SeedItem): BillLine['modifiers'] {
  const options = groupIds.flatMap((id) => groupOf.get(id)?.options ?? []);
  if (options.length === 0 || !random.chance(0.65)) return [];
  const chosen = new Set(Array.from({ length: random.whole(1, 3) }, () => random.pick(options)));
  return Array.from(chosen, ({ id, name, prices }) => ({
    optionId: id,
    name,
    price: prices[place.currency] ?? 0,
    quantity: 1,
  }));
}

export function drawLine(draw: DayDraw, order: DrawnOrder, index: number, guests: number): BillLine {
  const { random, place, day } = draw;
  const { pick, chance, whole } = random;
  const weighed = chance(0.01) ? byWeight.find(({ prices }) => prices[place.currency] !== undefined) : undefined;
  const item = weighed ?? pick(itemsFor(place.currency, day.hourOf(order.opened)));
  const later = index > 0 && order.orderType === 'dine_in' && chance(0.3) ? whole(10, 30) : Math.min(index, 3);
  return {
    id: `l${index + 1}`,
    itemId: item.id,
    name: item.name,
    sectionName: sectionNames[item.course] ?? sectionNames[item.category] ?? item.course,
    category: item.category,
    unit: item.unit,
    quantityMilli: item.unit === 'kg' ? whole(35, 95) * 10 : chance(0.86) ? 1000 : chance(0.8) ? 2000 : 3000,
    unitPrice: item.prices[place.currency] ?? 0,
    modifiers: drawModifiers(draw, item),
    discounts: [],
    discountable: true,
    taxRate: rateFor(place, item.category, order.orderType),
    seat: order.orderType === 'dine_in' && guests > 0 ? whole(1, guests) : null,
    course: item.course,
    request: chance(0.04) ? pick(requests) : null,
    fulfilment: 'served',
    addedAt: iso(Math.min(order.opened + later * minuteLength, day.to - 6 * minuteLength)),
    voided: null,
    gross: 0,
    reduced: 0,
    payable: 0,
    taxShare: 0,
  };
}
