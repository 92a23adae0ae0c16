import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { productKeys } from './productKeys';
import { hideFromCart, hideFromWishlist } from './shopCache';

it.each([
  ['wishlist', hideFromWishlist],
  ['cart', hideFromCart],
] as const)('removing a product from the %s keeps the others, and the undo restores it', async (name, hide) => {
  const client = new QueryClient();
  const key = productKeys[name]();
  client.setQueryData(key, [{ id: 2 }, { id: 3 }]);
  const undo = await hide(client, 2);
  expect(client.getQueryData(key)).toEqual([{ id: 3 }]);
  undo();
  expect(client.getQueryData(key)).toEqual([{ id: 2 }, { id: 3 }]);
});
