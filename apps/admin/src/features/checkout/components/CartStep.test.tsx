import type { CartProduct } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { Checkout } from '../useCheckout';
import { CartStep } from './CartStep';

afterEach(cleanup);

const line = {
  id: 7,
  slug: 'oysters-7',
  name: 'Oysters',
  brand: 'Harbour',
  image: '/oysters.webp',
  price: 12,
  qty: 3,
  stock: 8,
  rating: 4,
  offers: 2,
  discountPercentage: 10,
  hasFreeShipping: true,
  shippingDate: '2026-11-24',
} as unknown as CartProduct;

function open(changes: Partial<CartProduct> = {}, more: object = {}) {
  const shown = { ...line, ...changes };
  const actions = {
    setQuantity: vi.fn<(...input: unknown[]) => void>(),
    moveToWishlist: vi.fn<(line: CartProduct) => Promise<void>>(async () => undefined),
    remove: vi.fn<(line: CartProduct) => Promise<void>>(async () => undefined),
  };
  const checkout = {
    lines: [shown],
    changedPrices: [],
    missing: [],
    sums: { lines: [{ gross: 36_00, discount: 3_60 }] },
    acceptPrices: vi.fn<() => void>(),
    actions,
    ...more,
  } as unknown as Checkout;
  const { container } = render(<CartStep checkout={checkout} />, { wrapper: TextKeys });
  const item = screen.getByRole('listitem');
  return { shown, actions, checkout, item, image: container.querySelector('img'), text: item.textContent };
}

it('a line of the cart shows the picture, price, discount and delivery of the product', () => {
  const { image, item, text } = open();
  expect(image?.getAttribute('src')).toBe('/oysters.webp');
  expect(within(item).getByRole('link', { name: 'Oysters' }).getAttribute('href')).toBe(
    '/apps/ecommerce/product-detail/oysters-7',
  );
  for (const part of ['shop.freeDelivery', 'checkout.line.off percent=10%', 'checkout.line.offers count=2'])
    expect(text).toContain(part);
  expect(text).not.toContain('checkout.missing');
});

it('a line of the cart without discount, offers and free delivery does not mention them', () => {
  const { text } = open({ discountPercentage: 0, offers: 0, hasFreeShipping: false });
  expect(text).not.toMatch(/checkout\.line\.(?:off|offers)|shop\.freeDelivery/);
});

it.each([
  ['the pieces left', 2, 'checkout.missing.left count=2'],
  ['that the product is sold out', 0, 'checkout.missing.soldOut'],
])('a line of the cart shows %s if there are too few', (_name, stock, text) => {
  expect(open({ stock }).text).toContain(text);
});

it('a line of the cart shows a changed price, which the user can accept', () => {
  const { checkout, text } = open({}, { changedPrices: [{ line, before: 10 }] });
  expect(text).toContain('checkout.changed.price before=$10.00 after=$12.00');
  fireEvent.click(screen.getByRole('button', { name: 'checkout.changed.accept' }));
  expect(checkout.acceptPrices).toHaveBeenCalledOnce();
});

it.each([
  ['moved to the wishlist', 'checkout.line.toWishlist name=Oysters', 'moveToWishlist'],
  ['removed', 'shell.cart.remove name=Oysters', 'remove'],
] as const)('a line of the cart can be %s', async (_name, button, action) => {
  const { actions, shown } = open();
  fireEvent.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(actions[action].mock.calls).toEqual([[shown]]));
});
