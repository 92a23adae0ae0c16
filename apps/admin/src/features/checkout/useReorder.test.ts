import { call } from '@larder/domain';
import {
  cartEndpoints,
  cartQuantity,
  orderEndpoints,
  productEndpoints,
  type Order,
  type Product,
} from '@larder/domain/contract';
import { beforeEach, expect, it } from 'vitest';
import { eventually, renderPageHook, useMockServer } from '../../testing/mockServer';
import { useReorder } from './useReorder';

const { fail } = useMockServer();

const cart = async () => (await call(cartEndpoints.cart, {})).products.map(({ id, qty }) => [id, qty] as const);
let stocked: Product[];
let order: Order;
beforeEach(async () => {
  for (const [id] of await cart()) await call(cartEndpoints.removeFromCart, { productId: id });
  stocked = (await call(productEndpoints.list, { perPage: 50 })).products.filter(({ stock }) => (stock ?? 5) > 4);
  const [past] = (await call(orderEndpoints.list, {})).orders;
  const lines = stocked.slice(0, 2).map(({ id, name, price }, index) => ({
    ...past!.lines[0]!,
    productId: id,
    name,
    price: price ?? 0,
    qty: index + 2,
  }));
  order = { ...past!, lines };
});

async function open(changes: Partial<Order> = {}) {
  const past = { ...order, ...changes };
  const page = renderPageHook(() => useReorder(past));
  await eventually(() => expect(page.current.query.data).toBeDefined());
  return page;
}

it('adds the lines of a past order to the cart, and undo removes them', async () => {
  const page = await open();
  expect(page.current.comparison).toMatch(/^checkout\.past\.same now=/);
  expect(page.current.nothing).toBeUndefined();
  await page.run(({ reorder }) => reorder());
  expect(new Map(await cart())).toEqual(new Map(order.lines.map(({ productId, qty }) => [productId, qty])));
  expect(page.changes[0]?.text).toEqual({ key: 'checkout.past.added', values: { number: order.id } });
  await page.undo();
  expect(await cart()).toEqual([]);
});

it('compares the sums if prices have changed', async () => {
  const [first, second] = order.lines;
  const page = await open({ lines: [{ ...first!, price: first!.price + 1 }, second!] });
  expect(page.current.comparison).toMatch(/^checkout\.past\.compared before=\S+ now=/);
});

it('explains why fewer pieces can be added', async () => {
  const page = await open();
  const line = page.current.lines[0]!;
  const { limitOf } = page.current;
  const { max } = cartQuantity;
  expect(limitOf(line)).toBeUndefined();
  expect(limitOf({ ...line, now: undefined, qty: 0 })).toBe('checkout.past.gone');
  expect(limitOf({ ...line, qty: 0 })).toBe('checkout.missing.soldOut');
  expect(limitOf({ ...line, ordered: 9, qty: 3 })).toBe('checkout.missing.left count=3');
  expect(limitOf({ ...line, ordered: max + 1, qty: max })).toBe(`checkout.past.most max=${max}`);
});

it('leaves out lines that are in the cart, and explains that nothing is left', async () => {
  const { productId } = order.lines[0]!;
  await call(cartEndpoints.addToCart, { productId, qty: 1 });
  const page = await open();
  await eventually(() => expect(page.current.limitOf(page.current.lines[0]!)).toBe('checkout.past.inCart'));
  await page.run(({ reorder }) => reorder());
  expect((await cart()).find(([id]) => id === productId)).toEqual([productId, 1]);
  await eventually(() => expect(page.current.nothing).toBe('checkout.past.nothing'));
  expect(page.current.comparison).toBeUndefined();
});

it('a failure is explained and records nothing', async () => {
  const page = await open();
  const before = page.changes.length;
  fail();
  await page.run(({ reorder }) => reorder());
  expect(page.current.failure).toBeDefined();
  expect([await cart(), page.changes.length]).toEqual([[], before]);
});
