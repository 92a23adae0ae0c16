import type { Product } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToasts } from '../../testing/mockServer';
import { TextKeys } from '../../testing/TextKeys';
import { useWishlistExport } from './useWishlistExport';

beforeEach(() => void (shownToasts.length = 0));
afterEach(() => void vi.restoreAllMocks());

const product = { name: 'Oysters', brand: 'Harbour', category: 'Fish', price: 12.5, rating: 4.5 } as Product;

it.each([
  [
    'suppliers and prices if the user may order',
    true,
    ['shop.columns.name\tshop.filters.brand\tshop.filters.category\tshop.filters.price\tshop.rating'],
    ['Oysters\tHarbour\tFish\t12.5\t4.5'],
  ],
  [
    'neither suppliers nor prices otherwise',
    false,
    ['shop.columns.name\tshop.filters.category\tshop.rating'],
    ['Oysters\tFish\t4.5'],
  ],
])('the exported wishlist contains %s', async (_name, mayOrder, header, row) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { result } = renderHook(() => useWishlistExport('Wishlist', mayOrder), { wrapper: TextKeys });
  await result.current('copy', [product]);
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([...header, ...row]);
  expect(shownToasts).toEqual(['success: lists.export.copied count=1']);
});
