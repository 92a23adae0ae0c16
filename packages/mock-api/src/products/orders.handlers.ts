import {
  addDays,
  invoiceSums,
  longestDelivery,
  orderAddressSchema,
  orderRequestSchema,
  percentFor,
  shopTerms,
  toMajor,
  toMinor,
  utcDate,
  type InvoicePaymentMethod,
  type Order,
  type OrderAddress,
  type OrderPaymentKind,
  type User,
  type orderEndpoints,
} from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { shopSupplier } from '../invoices/invoices.fixtures';
import { addInvoice } from '../invoices/invoices.handlers';
import { conflict } from '../httpError';
import type { Context, Handlers } from '../router';
import { nextId } from '../table';
import { recordOf } from '../rawInput';
import { changeSection } from '../users/userDetails.changes';
import { detailsOf, saveDetails } from '../users/userDetails.store';
import { validateOrder } from './validateOrder';
import { cartOf, ordersOf, shopStore } from './products.store';
import { quote, type OrderInput, type Quote, type QuotedLine } from './quote';

const invoiceDays = 30;
const methods: Record<OrderPaymentKind, InvoicePaymentMethod> = {
  saved: 'Credit card',
  card: 'Credit card',
  bank: 'Bank transfer',
  account: 'Bank transfer',
  cash: 'Cash',
  gift: 'Wallet',
};

/** Payments that the supplier receives with the order. */
const paidAtOnce: ReadonlySet<OrderPaymentKind> = new Set(['saved', 'card', 'gift']);

/** Throws 409 with current prices and availability if the expected total is outdated or a line is unavailable. */
function rejectChanged({ lines, coupon, sums }: Quote, expectedTotal: number) {
  const isSame = coupon === null || toMinor(expectedTotal) === sums.total;
  if (isSame && lines.every(({ isAvailable }) => isAvailable)) return;
  throw conflict('changed', {
    lines: lines.map(({ asked, price, isAvailable }) => ({
      productId: asked.productId,
      price,
      available: isAvailable,
    })),
    total: toMajor(sums.total),
  });
}

/** Saves the new address and card of an order in the user's account. */
function saveToAccount(db: Database, user: User, order: OrderInput, now: Date) {
  const { address, payment, saveAddress, addressId } = order;
  const details = structuredClone(detailsOf(db, user));
  const id = user.id;
  const keepsAddress = saveAddress === true && address !== undefined && addressId === undefined;
  const keepsCard = payment.kind === 'card' && payment.save === true;
  if (keepsAddress) {
    const add = { ...address, isBilling: false, isDefault: false };
    changeSection(details, { id, section: 'addresses', data: { add } }, now);
  }
  if (keepsCard) {
    const { number = '', cvc = '', holder = '', expiry = '' } = payment;
    const add = { kind: 'card' as const, number, cvc, holder, expiry };
    changeSection(details, { id, section: 'paymentMethods', data: { add } }, now);
  }
  if (keepsAddress || keepsCard) saveDetails(db, id, details);
}

/** Creates the supplier's invoice for an order, with the same amounts per line. */
function writeInvoice(
  db: Database,
  order: Order,
  { lines, sums }: Quote,
  { note, payment }: OrderInput,
  to: OrderAddress,
  user: User,
  context: Context,
) {
  const today = order.createdAt.slice(0, 10);
  const goods = lines.map(({ product, asked, price, qty }, index) => {
    const { discount = 0, coupon = 0, gross = 0 } = sums.lines[index] ?? {};
    return {
      productId: asked.productId,
      item: product?.name ?? '',
      text: product?.brand ?? '',
      cost: price,
      qty,
      discount: percentFor(discount + coupon, gross),
      tax: shopTerms.taxRate / 1000,
    };
  });
  const delivery = { item: 'Delivery', text: to.city, cost: order.delivery, qty: 1, discount: 0, tax: 0 };
  const charged = order.delivery > 0 ? [...goods, delivery] : goods;
  const method = methods[payment.kind];
  const payments = paidAtOnce.has(payment.kind)
    ? [{ amount: toMajor(invoiceSums(charged).total), date: today, method }]
    : [];
  return addInvoice(
    db,
    {
      issuedDate: today,
      dueDate: addDays(today, invoiceDays),
      client: {
        name: to.contactName,
        company: user.company,
        companyEmail: user.email,
        address: [to.line1, to.line2, `${to.postcode} ${to.city}`].filter(Boolean).join(', '),
        country: to.country,
        contact: to.phone,
      },
      lines: charged,
      service: `Supply order ${order.id}`,
      note,
      paymentMethod: method,
      invoiceStatus: 'Sent',
      supplier: shopSupplier,
      payments,
    },
    context,
  );
}

const shownLine = (
  { asked: { productId, qty, color }, product, price, discountPercentage }: QuotedLine,
  total: number,
): Order['lines'][number] => ({
  productId,
  name: product?.name ?? '',
  price,
  qty,
  ...(color ? { color } : {}),
  discountPercentage,
  total,
});

/** Finds the order of a repeated request. */
const repeatedOrder = (db: Database, userId: number, requestId: unknown) =>
  requestId === undefined ? undefined : ordersOf(db, userId).find((order) => order.requestId === requestId);

const shownOrder = ({ userId: _user, ...order }: Order & { userId: number }): Order => order;

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  list: (_input, db, { actorId }) => ({ orders: ordersOf(db, actorId).toReversed().map(shownOrder) }),

  add: {
    guard({ order }, db, context) {
      const { lines, expectedTotal, couponCode, requestId } = recordOf(order);
      if (repeatedOrder(db, context.actorId, requestId)) return;
      const asked = orderRequestSchema.shape.lines.safeParse(lines);
      if (!asked.success || typeof expectedTotal !== 'number') return;
      const code = typeof couponCode === 'string' ? couponCode : undefined;
      rejectChanged(quote(db, { lines: asked.data, couponCode: code }, context), expectedTotal);
    },
    run({ order: input }, db, context) {
      const { now, actorId, random } = context;
      const repeated = repeatedOrder(db, actorId, input.requestId);
      if (repeated) return { order: shownOrder(repeated) };
      const shop = shopStore(db);
      const user = (findUser(db, actorId) ?? db.users[0]) as User;
      const quoted = quote(db, input, context);
      const { address, giftCard } = validateOrder(input, quoted, shop.coupons, detailsOf(db, user), now);
      saveToAccount(db, user, input, now);

      const { lines, sums } = quoted;
      const today = utcDate(now);
      const order: Order = {
        id: nextId(shop.orders),
        createdAt: now.toISOString(),
        lines: lines.map((line, index) => shownLine(line, toMajor(sums.lines[index]?.total ?? 0))),
        goods: toMajor(sums.goods),
        lineDiscount: toMajor(sums.lineDiscount),
        couponDiscount: toMajor(sums.couponDiscount),
        tax: toMajor(sums.tax),
        delivery: toMajor(sums.delivery),
        total: toMajor(sums.total),
        deliveries: lines.map(({ asked, inCart }) => ({
          productId: asked.productId,
          shippingDate: addDays(today, inCart?.shippingDays ?? 1 + Math.floor(random() * longestDelivery)),
        })),
        invoiceId: 0,
        address: orderAddressSchema.parse(address),
        payment: input.payment.kind,
        ...(input.note ? { note: input.note } : {}),
        ...(input.requestId ? { requestId: input.requestId } : {}),
      };
      order.invoiceId = writeInvoice(db, order, quoted, input, address, user, context).id;
      shop.orders.rows.push({ ...order, userId: actorId });
      for (const { product, qty } of lines) if (product) product.stock -= qty;
      if (giftCard) giftCard.value = toMajor(toMinor(giftCard.value) - sums.total);
      const mine = new Set(cartOf(db, actorId));
      shop.cart.rows = shop.cart.rows.filter((line) => !mine.has(line));
      return { order };
    },
  },
};
