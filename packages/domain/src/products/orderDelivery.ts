import type { Order } from './orders.contract';

/** Longest time from an order to its delivery, in days. */
export const longestDelivery = 8;

/** `due`: everything should have arrived. The server doesn't report arrivals, so the promised dates decide. */
export type DeliveryState = 'expected' | 'partlyDue' | 'due';

/** Returns the progress of the delivery of an order on a date, and the last promised date. */
export function orderDelivery({ deliveries }: Pick<Order, 'deliveries'>, today: string) {
  const ahead = deliveries.map(({ shippingDate }) => shippingDate).filter((date) => date >= today);
  const state: DeliveryState = ahead.length === 0 ? 'due' : ahead.length < deliveries.length ? 'partlyDue' : 'expected';
  return { state, last: ahead.toSorted().at(-1) };
}
