import {
  invoiceSums,
  orderSums,
  shopTerms,
  sumOf,
  toMajor,
  toMinor,
  type CartProduct,
  type Coupon,
  type InvoiceDetail,
  type Order,
  type OrderRequest,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friday, startApi } from '../testing/api';
import { orderAddress as address } from './testing/orderAddress';

const cart = '/apps/ecommerce/cart';
const place = '/apps/ecommerce/add-order';
const orders = '/apps/ecommerce/orders';
const today = friday.toISOString().slice(0, 10);
const card = {
  kind: 'card',
  number: '4242 4242 4242 4242',
  holder: 'Maren Holt',
  expiry: '08/29',
  cvc: '123',
} as const;

type Server = ReturnType<typeof startApi>;
const cartOf = async ({ get }: Server) => (await get(cart)).data.products as CartProduct[];
const invoicesOf = async ({ get }: Server) => (await get('/apps/invoice/invoices')).data.allData as unknown[];
const detailsOf = async ({ get }: Server) =>
  (await get('/api/users/details', { id: 1 })).data.details as {
    addresses: { id: string }[];
    paymentMethods: { id: string; last4?: string }[];
  };
const stateOf = async (server: Server) =>
  JSON.stringify([
    await cartOf(server),
    await invoicesOf(server),
    await detailsOf(server),
    (await server.get('/apps/ecommerce/products', { perPage: 1000 })).data,
    (await server.get('/apps/ecommerce/coupon', { code: 'GIFT-500-ROSE' })).data,
  ]);

/** Returns the request of the checkout page for the current cart. */
async function orderOf(server: Server, coupon?: Pick<Coupon, 'code' | 'kind' | 'value'>): Promise<OrderRequest> {
  const products = await cartOf(server);
  return {
    lines: products.map(({ id, qty, color }) => ({ productId: id, qty, color })),
    address,
    payment: { kind: 'account' },
    ...(coupon ? { couponCode: coupon.code } : {}),
    expectedTotal: toMajor(orderSums(products, coupon).total),
  };
}

describe('placing an order', () => {
  it('an order empties the cart, reduces the stock and creates a sent invoice', async () => {
    const server = startApi();
    const products = await cartOf(server);
    const order = await orderOf(server);
    const { status, data } = await server.post(place, { order: { ...order, note: 'Back door' } });
    const placed = data.order as Order;
    expect([status, placed]).toMatchObject([
      201,
      { id: 1041, createdAt: friday.toISOString(), total: order.expectedTotal, invoiceId: 5037 },
    ]);
    const sums = orderSums(products);
    expect(placed).toMatchObject({
      goods: toMajor(sums.goods),
      lineDiscount: toMajor(sums.lineDiscount),
      couponDiscount: 0,
      tax: toMajor(sums.tax),
      delivery: toMajor(sums.delivery),
    });
    expect(placed.deliveries).toEqual(products.map(({ id, shippingDate }) => ({ productId: id, shippingDate })));
    expect(await cartOf(server)).toEqual([]);
    for (const { id, stock, qty } of products) {
      expect((await server.get(`/apps/ecommerce/products/${id}`)).data.product).toMatchObject({
        stock: stock! - qty,
        isInCart: false,
      });
    }
    const { invoice } = (await server.get('/api/invoice/invoices/5037')).data as { invoice: InvoiceDetail };
    expect(invoice).toMatchObject({
      invoiceStatus: 'Sent',
      total: placed.total,
      balance: placed.total,
      issuedDate: today,
      dueDate: '2026-12-20',
      note: 'Back door',
      paymentMethod: 'Bank transfer',
      service: 'Supply order 1041',
      payments: [],
      supplier: { name: 'Larder Supply' },
      client: { name: 'Maren Holt', companyEmail: 'maren.holt@saltmarsh.example', country: 'United States' },
    });
    expect(invoice.lines.slice(0, 4).map(({ discount }) => discount)).toEqual(
      products.map(({ discountPercentage }) => discountPercentage),
    );
    expect((await server.post(place, { order })).data.code).toBe('changed');
  });

  it('an order creates an invoice with exactly the same total for any cart', async () => {
    const some = fc.record({ productId: fc.integer({ min: 1, max: 27 }), qty: fc.integer({ min: 1, max: 3 }) });
    const coupons = [
      undefined,
      { code: 'HARVEST10', kind: 'percent', value: 10 },
      { code: 'FIRSTCRATE', kind: 'amount', value: 15 },
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(some, { minLength: 1, maxLength: 6, selector: ({ productId }) => productId }),
        fc.constantFrom(...coupons),
        async (wishes, coupon) => {
          const server = startApi();
          for (const { id } of await cartOf(server)) await server.remove(`${cart}/${id}`, {});
          for (const { productId, qty } of wishes) {
            await server.post(cart, { productId });
            await server.post(`${cart}/update`, { productId, qty });
          }
          const products = await cartOf(server);
          fc.pre(products.every(({ stock, qty }) => stock! >= qty));
          const isUsable =
            (await server.get('/apps/ecommerce/coupon', coupon ? { code: coupon.code } : {})).status === 200;
          const { status, data } = await server.post(place, {
            order: await orderOf(server, isUsable ? coupon : undefined),
          });
          expect(status).toBe(201);
          const { invoice } = (await server.get(`/api/invoice/invoices/${data.order.invoiceId}`)).data as {
            invoice: InvoiceDetail;
          };
          expect(toMinor(invoice.total)).toBe(toMinor(data.order.total));
          const { subtotal, discount, tax } = invoiceSums(invoice.lines);
          const { goods, lineDiscount, couponDiscount, delivery } = data.order;
          expect(subtotal).toBe(toMinor(goods) + toMinor(delivery));
          expect(discount).toBe(toMinor(lineDiscount) + toMinor(couponDiscount));
          expect(tax).toBe(toMinor(data.order.tax));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a repeated request returns the first order and charges nothing again', async () => {
    const server = startApi();
    const order = { ...(await orderOf(server)), requestId: 'cart-1-2-3-4' };
    const first = await server.post(place, { order });
    const state = await stateOf(server);
    const again = await server.post(place, { order: { ...order, expectedTotal: order.expectedTotal + 1 } });
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(await stateOf(server)).toBe(state);
    const { data } = await server.get(orders);
    expect((data.orders as Order[]).filter(({ id }) => id > 1040)).toEqual([first.data.order]);
  });

  it('a request with another ID places another order', async () => {
    const server = startApi();
    await server.post(place, { order: { ...(await orderOf(server)), requestId: 'cart-1-2-3-4' } });
    await server.post(cart, { productId: 1 });
    const { data } = await server.post(place, { order: { ...(await orderOf(server)), requestId: 'cart-5' } });
    expect(data.order.id).toBe(1042);
  });

  it('orders are listed for their user, newest first', async () => {
    const server = startApi();
    const before = (await server.get(orders)).data.orders as Order[];
    const { data: first } = await server.post(place, { order: await orderOf(server) });
    await server.post(cart, { productId: 1 });
    const { data: second } = await server.post(place, { order: await orderOf(server) });
    expect((await server.get(orders)).data.orders).toEqual([second.order, first.order, ...before]);
    expect(second.order).not.toHaveProperty('userId');
  });

  it('past orders have the total of their invoices, and lines that add up to their goods and tax', async () => {
    const server = startApi();
    const past = (await server.get(orders)).data.orders as Order[];
    expect(past.map(({ id }) => id)).toEqual([945, 941, 933, 929]);
    for (const { invoiceId, total, goods, tax, lines } of past) {
      const { invoice } = (await server.get(`/api/invoice/invoices/${invoiceId}`)).data as { invoice: InvoiceDetail };
      expect([invoice.total, toMajor(invoiceSums(invoice.lines).total)]).toEqual([total, total]);
      expect(sumOf(lines, (line) => toMinor(line.total))).toBe(toMinor(goods) + toMinor(tax));
      expect(invoice.client.name).toBe('Maren Holt');
    }
  });

  it('an order stores its address, payment kind and note, but no card data', async () => {
    const server = startApi();
    const { data } = await server.post(place, { order: { ...(await orderOf(server)), note: 'Back door' } });
    expect(data.order).toMatchObject({ address: { ...address, line2: '' }, payment: 'account', note: 'Back door' });
    expect(JSON.stringify(data.order)).not.toMatch(/cvc|4242/);
  });

  it('an order uses a saved address and a saved card, which pays its invoice', async () => {
    const server = startApi();
    const { addresses, paymentMethods } = await detailsOf(server);
    const payment = { kind: 'saved', paymentMethodId: paymentMethods[0]!.id, cvc: '123' };
    const order = { ...(await orderOf(server)), address: undefined, addressId: addresses[0]!.id, payment };
    const { status, data } = await server.post(place, { order });
    expect(status).toBe(201);
    expect((await server.get(`/api/invoice/invoices/${data.order.invoiceId}`)).data.invoice).toMatchObject({
      paymentMethod: 'Credit card',
      invoiceStatus: 'Paid',
      balance: 0,
      payments: [{ amount: data.order.total, method: 'Credit card', date: data.order.createdAt.slice(0, 10) }],
    });
    expect(await detailsOf(server)).toMatchObject({ addresses, paymentMethods });
  });

  it('an order saves a new address and card, without the number or security code', async () => {
    const server = startApi();
    const before = await detailsOf(server);
    const order = { ...(await orderOf(server)), saveAddress: true, payment: { ...card, save: true } };
    expect((await server.post(place, { order })).status).toBe(201);
    const after = await detailsOf(server);
    expect(after.addresses).toHaveLength(before.addresses.length + 1);
    expect(after.addresses.at(-1)).toMatchObject({ line1: '14 Quay Street', isDefault: false });
    expect(after.paymentMethods.at(-1)).toMatchObject({ kind: 'card', last4: '4242', expiry: '08/29', primary: false });
    expect(JSON.stringify(after)).not.toMatch(/4242 4242|"cvc"/);
  });

  it('an order reduces the balance of a gift card, and is rejected if that is too low or the code is a coupon', async () => {
    const server = startApi();
    const pay = async (code: string) => {
      await server.post(cart, { productId: 1 });
      return server.post(place, { order: { ...(await orderOf(server)), payment: { kind: 'gift', code } } });
    };
    for (const { id } of await cartOf(server)) await server.remove(`${cart}/${id}`, {});
    const { data } = await pay('gift-500-rose');
    const { coupon } = (await server.get('/apps/ecommerce/coupon', { code: 'GIFT-500-ROSE' })).data;
    expect(coupon.value).toBe(toMajor(50_000 - toMinor(data.order.total)));
    expect((await pay('GIFT-20-SAGE')).data.errors).toEqual({ payment: ['declined'] });
    expect((await pay('HARVEST10')).data.errors).toEqual({ 'payment.code': ['coupon'] });
  });

  it('an order whose total or lines have changed is rejected with the current ones', async () => {
    const server = startApi();
    const order = await orderOf(server);
    const { status, data } = await server.post(place, { order: { ...order, expectedTotal: order.expectedTotal - 1 } });
    expect([status, data]).toMatchObject([409, { code: 'changed', total: order.expectedTotal }]);
    expect(data.lines).toHaveLength(4);
    const soldOut = (await server.get('/apps/ecommerce/products', { perPage: 1000 })).data.products.find(
      ({ stock }: { stock: number }) => stock === 0,
    );
    const lines = [...order.lines, { productId: soldOut.id, qty: 1 }, { productId: 99, qty: 1 }];
    const gone = await server.post(place, { order: { lines, expectedTotal: order.expectedTotal } });
    expect([gone.status, gone.data]).toMatchObject([409, { code: 'changed', total: order.expectedTotal }]);
    expect(gone.data.lines.slice(4)).toEqual([
      { productId: soldOut.id, price: soldOut.price, available: false },
      { productId: 99, price: 0, available: false },
    ]);
  });

  it.each<[object, object]>([
    [{ lines: [] }, { lines: ['pick'] }],
    [{ lines: [{ productId: 5, qty: 0 }] }, { 'lines.0.qty': [{ key: 'min', n: 1 }] }],
    [{ lines: [{ productId: 5, qty: 11 }] }, { 'lines.0.qty': [{ key: 'max', n: 10 }] }],
    [{ lines: [{ productId: 5, qty: 1e9 }] }, { 'lines.0.qty': [{ key: 'max', n: 10 }] }],
    [{ lines: [{ productId: 5, qty: 'two' }] }, { 'lines.0.qty': ['number'] }],
    [{ address: undefined }, { address: ['required'] }],
    [
      { address: { ...address, phone: 'x', postcode: 'y' } },
      { 'address.phone': ['phone'], 'address.postcode': ['postcode'] },
    ],
    [{ addressId: 'nowhere' }, { addressId: ['pick'] }],
    [{ payment: undefined }, { payment: ['required'] }],
    [{ payment: { kind: 'shells' } }, { 'payment.kind': ['pick'] }],
    [
      { payment: { ...card, number: '4242 4242 4242 4243', cvc: '1' } },
      { 'payment.number': ['cardNumber'], 'payment.cvc': ['cvc'] },
    ],
    [{ payment: { ...card, expiry: '10/26' } }, { 'payment.expiry': ['cardExpiry'] }],
    [{ payment: { ...card, number: '4000 0000 0000 0002' } }, { payment: ['declined'] }],
    [{ payment: { kind: 'saved', paymentMethodId: 'none', cvc: '123' } }, { 'payment.paymentMethodId': ['pick'] }],
    [{ couponCode: 'SUMMER5' }, { couponCode: ['coupon'] }],
    [
      { couponCode: 'GIFT-500-ROSE', address: undefined },
      { couponCode: ['coupon'], address: ['required'] },
    ],
    [{ expectedTotal: undefined }, { expectedTotal: ['number'] }],
  ])('an invalid order is rejected and changes nothing: %j', async (change, errors) => {
    const server = startApi();
    const before = await stateOf(server);
    const { status, data } = await server.post(place, { order: { ...(await orderOf(server)), ...change } });
    expect([status, data]).toMatchObject([422, { code: 'validation', errors }]);
    expect(Object.keys(data.errors as object)).toEqual(Object.keys(errors));
    expect(await stateOf(server)).toBe(before);
  });

  it.each([[undefined], [{}], [{ order: null }], [{ order: [] }], [{ order: { lines: 'all' } }]])(
    'an order with missing parts is rejected: %j',
    async (body) => {
      expect((await startApi().post(place, body)).status).toBe(422);
    },
  );

  it('an order adds the delivery to the invoice as a separate line', async () => {
    const server = startApi();
    for (const { id } of await cartOf(server)) await server.remove(`${cart}/${id}`, {});
    await server.post(cart, { productId: 2 });
    const { data } = await server.post(place, { order: await orderOf(server) });
    expect(data.order.delivery).toBe(toMajor(shopTerms.deliveryFee));
    const { invoice } = (await server.get(`/api/invoice/invoices/${data.order.invoiceId}`)).data as {
      invoice: InvoiceDetail;
    };
    expect(invoice.lines.at(-1)).toMatchObject({ item: 'Delivery', cost: 18.5, qty: 1, tax: 0 });
  });

  it('an order above the limit of free delivery has no line for the delivery', async () => {
    const server = startApi();
    for (let productId = 5; productId < 13; productId += 1) await server.post(cart, { productId });
    const { data } = await server.post(place, { order: await orderOf(server) });
    expect([data.order.goods > toMajor(shopTerms.freeDeliveryFrom), data.order.delivery]).toEqual([true, 0]);
    const { invoice } = (await server.get(`/api/invoice/invoices/${data.order.invoiceId}`)).data as {
      invoice: InvoiceDetail;
    };
    expect(invoice.lines).toHaveLength(data.order.lines.length);
  });
});
