import type { CartProduct, RestockSuggestion } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { seedItems } from '../menu/menu.fixtures';
import { startApi } from '../testing/api';
import { seedProducts } from './products.fixtures';
import { recipes } from './recipes.fixtures';
import { orderAddress } from './testing/orderAddress';

type Server = ReturnType<typeof startApi>;
const suggestionsOf = async ({ get }: Server, token?: string) =>
  (await get('/apps/ecommerce/suggestions', {}, token)).data.suggestions as RestockSuggestion[];
const shortOf = (suggestions: readonly RestockSuggestion[]) =>
  suggestions.map(({ product, daysLeft }) => [product.id, daysLeft]);

it('the dish and the product of each recipe exist', () => {
  expect(recipes.length).toBeGreaterThan(15);
  for (const { itemId, productId, portions } of recipes) {
    expect(seedItems.some(({ id }) => id === itemId)).toBe(true);
    expect(seedProducts('default').some(({ id }) => id === productId)).toBe(true);
    expect(portions).toBeGreaterThan(0);
  }
});

it('suggests products that the sales since their last delivery use up', async () => {
  const suggestions = await suggestionsOf(startApi());
  expect(shortOf(suggestions)).toEqual([
    [9, 2],
    [10, 2],
    [13, 5],
  ]);
  const rice = suggestions.find(({ product }) => product.id === 9);
  expect(rice).toMatchObject({ since: '2026-11-11', delivered: 8, sold: [{ name: 'Mushroom risotto' }] });
});

it('sales increase as days pass, and a new order removes the suggestion', async () => {
  const server = startApi();
  const before = await suggestionsOf(server);
  server.pass(86_400_000);
  const after = await suggestionsOf(server);
  const soldOf = (suggestions: readonly RestockSuggestion[]) =>
    suggestions.find(({ product }) => product.id === 9)?.sold[0]?.count ?? 0;
  expect(soldOf(after)).toBeGreaterThan(soldOf(before));

  const { products } = (await server.get('/apps/ecommerce/cart')).data as { products: CartProduct[] };
  for (const { id } of products) await server.remove(`/apps/ecommerce/cart/${id}`, {});
  const order = {
    lines: [{ productId: 9, qty: 5 }],
    address: orderAddress,
    payment: { kind: 'account' },
    expectedTotal: 0,
  };
  order.expectedTotal = (await server.post('/apps/ecommerce/add-order', { order })).data.total as number;
  expect((await server.post('/apps/ecommerce/add-order', { order })).status).toBe(201);
  expect((await suggestionsOf(server)).map(({ product }) => product.id)).not.toContain(9);
});

it('a user without past orders gets no suggestions, nor does the `empty` seed', async () => {
  const server = startApi();
  const { token } = await server.signIn('manager');
  expect(await suggestionsOf(server, token)).toEqual([]);
  expect(await suggestionsOf(startApi({ seed: 'empty' }))).toEqual([]);
});
