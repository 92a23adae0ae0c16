import { call } from '@larder/domain';
import { cartEndpoints, productEndpoints, type Product } from '@larder/domain/contract';
import { beforeEach, expect, it } from 'vitest';
import { eventually, renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useOrderActions } from './useOrderActions';

const { fail, signIn } = useMockServer();

const cart = async () => (await call(cartEndpoints.cart, {})).products.map(({ id, qty }) => [id, qty]);
const wishlist = async () => (await call(productEndpoints.wishlist, {})).products.map(({ id }) => id);

let product: Product;
beforeEach(async () => {
  for (const [id] of await cart()) await call(cartEndpoints.removeFromCart, { productId: id! });
  for (const productId of await wishlist()) await call(productEndpoints.removeFromWishlist, { productId });
  const { products } = await call(productEndpoints.list, {});
  product = products.find(({ stock }) => (stock ?? 6) > 5)!;
});

/** Renders the actions with the loaded order. */
async function open() {
  const page = renderPageHook(useOrderActions);
  const lines = (await cart()).length;
  await eventually(() => expect(page.current.lines).toHaveLength(lines));
  return page;
}

it('adds a product to the order, and undo removes it', async () => {
  const page = await open();
  await page.run((actions) => actions.add(product, { qty: 2 }));
  expect(await cart()).toEqual([[product.id, 2]]);
  expect(page.changes[0]?.text).toEqual({ key: 'shop.toasts.added', values: { name: product.name } });
  await page.undo();
  expect(await cart()).toEqual([]);
});

it('adds one more of a product in the order, and none of one that is sold out', async () => {
  const page = await open();
  await page.run((actions) => actions.addOne({ ...product, stock: 0 }));
  expect(await cart()).toEqual([]);
  await page.run((actions) => actions.addOne(product));
  await eventually(() => expect(page.current.quantityOf(product)).toBe(1));
  await page.run((actions) => actions.addOne(product));
  expect(page.current.quantityOf(product)).toBe(2);
  await eventually(async () => expect(await cart()).toEqual([[product.id, 2]]));
});

it('does not exceed the stock', async () => {
  await call(cartEndpoints.addToCart, { productId: product.id, qty: 3 });
  const page = await open();
  await page.run((actions) => actions.addOne({ ...product, stock: 3 }));
  expect(page.current.quantityOf(product)).toBe(3);
});

it('removes a line, also by a quantity of zero, and undo restores it', async () => {
  await call(cartEndpoints.addToCart, { productId: product.id, qty: 3 });
  const page = await open();
  await page.run((actions) => actions.setQuantity(product, 0));
  await eventually(async () => expect(await cart()).toEqual([]));
  await eventually(() => expect(page.changes[0]?.text.key).toBe('shell.cart.removed'));
  await page.undo();
  expect(await cart()).toEqual([[product.id, 3]]);
});

it('a changed quantity is saved and can be undone', async () => {
  await call(cartEndpoints.addToCart, { productId: product.id, qty: 1 });
  const page = await open();
  await page.run((actions) => actions.setQuantity(product, 4));
  await eventually(() =>
    expect(page.changes[0]?.text).toEqual({
      key: 'shop.toasts.quantity',
      values: { name: product.name, from: 1, to: 4 },
    }),
  );
  expect(await cart()).toEqual([[product.id, 4]]);
  expect(shownToasts).toEqual([]);
  await page.undo();
  expect(await cart()).toEqual([[product.id, 1]]);
});

it('adds a product to the wishlist or removes it, and undo does the opposite', async () => {
  const page = await open();
  await page.run((actions) => actions.toggleWishlist({ ...product, isInWishlist: false }));
  expect([await wishlist(), page.changes[0]?.text.key]).toEqual([[product.id], 'shop.toasts.wished']);
  await page.undo();
  expect(await wishlist()).toEqual([]);
  await call(productEndpoints.addToWishlist, { productId: product.id });
  await page.run((actions) => actions.toggleWishlist({ ...product, isInWishlist: true }));
  expect([await wishlist(), page.changes[0]?.text.key]).toEqual([[], 'shop.toasts.unwished']);
  await page.undo();
  expect(await wishlist()).toEqual([product.id]);
});

it.each([
  ['a new line', 0],
  ['a line that was in the order', 2],
])('undo moves a product from the order back to the wishlist, with %s', async (_name, qty) => {
  await call(productEndpoints.addToWishlist, { productId: product.id });
  if (qty > 0) await call(cartEndpoints.addToCart, { productId: product.id, qty });
  const page = await open();
  await page.run((actions) => actions.moveToOrder(product));
  expect([(await cart()).map(([id]) => id), await wishlist()]).toEqual([[product.id], []]);
  await page.undo();
  expect([(await cart()).length, await wishlist()]).toEqual([qty > 0 ? 1 : 0, [product.id]]);
});

it.each([false, true])('undo moves a line back to the order if it was in the wishlist: %s', async (isInWishlist) => {
  if (isInWishlist) await call(productEndpoints.addToWishlist, { productId: product.id });
  await call(cartEndpoints.addToCart, { productId: product.id, qty: 2 });
  const page = await open();
  await page.run((actions) => actions.moveToWishlist({ ...actions.lineOf(product)!, isInWishlist }));
  expect([await cart(), await wishlist()]).toEqual([[], [product.id]]);
  await page.undo();
  expect([await cart(), await wishlist()]).toEqual([[[product.id, 2]], isInWishlist ? [product.id] : []]);
});

it('failed changes of the order and the wishlist are explained and not recorded', async () => {
  await call(cartEndpoints.addToCart, { productId: product.id, qty: 2 });
  const page = await open();
  const before = page.changes.length;
  const line = { ...page.current.lineOf(product)!, isInWishlist: false };
  fail();
  await page.run((actions) => actions.add(product));
  await page.run((actions) => actions.remove(line));
  await page.run((actions) => actions.moveToOrder(product));
  await page.run((actions) => actions.moveToWishlist(line));
  await page.run((actions) => actions.toggleWishlist({ ...product, isInWishlist: false }));
  expect(shownToasts).toEqual([
    ...Array.from({ length: 4 }, () => 'danger: shell.cart.failed'),
    'danger: shop.wishlist.failed',
  ]);
  expect(page.changes).toHaveLength(before);
});

it('people without the right to order can only browse', async () => {
  await signIn('server');
  expect(renderPageHook(useOrderActions).current.mayOrder).toBe(false);
  await signIn('owner');
});
