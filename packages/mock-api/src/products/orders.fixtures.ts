import {
  addDays,
  invoiceSums,
  lineSums,
  longestDelivery,
  shopTerms,
  toMajor,
  type Invoice,
  type InvoiceLine,
  type Order,
} from '@larder/domain/contract';
import { seedProducts } from './products.fixtures';

type Row = readonly [productId: number, qty: number, price?: number];

/** Lines of the owner's past orders, by order number. The price is set only if it differed from the current one. */
const pastOrders: Record<number, readonly Row[]> = {
  929: [
    [17, 4],
    [22, 4, 27.9],
    [2, 8],
    [5, 3],
  ],
  933: [
    [1, 10, 36.8],
    [9, 3],
    [14, 2],
    [10, 4],
  ],
  941: [
    [9, 8],
    [6, 3, 128],
    [13, 2],
    [10, 2],
    [27, 4],
    [21, 2],
  ],
  945: [
    [18, 6],
    [26, 4],
    [15, 10],
    [7, 6],
    [23, 2],
  ],
};

/** Returns the invoice lines of a past order, or undefined if there is no order with the number. */
export function pastOrderLines(number: number): InvoiceLine[] | undefined {
  const products = seedProducts('default');
  return pastOrders[number]?.map(([productId, qty, price], index) => {
    const { name = '', brand = '', price: current = 0 } = products.find(({ id }) => id === productId) ?? {};
    const tax = shopTerms.taxRate / 1000;
    return { id: index + 1, productId, item: name, text: brand, cost: price ?? current, qty, discount: 0, tax };
  });
}

/** Creates the past orders, oldest first, with the lines and amounts of their invoices. */
export const seedOrders = (invoices: readonly Invoice[], address: Order['address']): Order[] =>
  Object.keys(pastOrders).flatMap((number) => {
    const id = Number(number);
    const invoice = invoices.find(({ service }) => service === `Supply order ${id}`);
    if (!invoice) return [];
    const { issuedDate, lines, total } = invoice;
    const sums = invoiceSums(lines);
    return {
      id,
      createdAt: `${issuedDate}T08:20:00.000Z`,
      lines: lines.map((line) => {
        const { productId = 0, item, cost, qty } = line;
        return { productId, name: item, price: cost, qty, discountPercentage: 0, total: toMajor(lineSums(line).total) };
      }),
      goods: toMajor(sums.subtotal),
      lineDiscount: 0,
      couponDiscount: 0,
      tax: toMajor(sums.tax),
      delivery: 0,
      total,
      deliveries: lines.map(({ productId = 0 }) => ({
        productId,
        shippingDate: addDays(issuedDate, 1 + (productId % longestDelivery)),
      })),
      invoiceId: invoice.id,
      address,
      payment: 'account' as const,
    };
  });
