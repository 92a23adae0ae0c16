import { createQueryClient, endSession, http, productKeys } from '@larder/domain';
import { maxQuantity, type CartProduct, type PricedProduct, type Product } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { FreeDelivery } from './FreeDelivery';
import { OrderControl } from './OrderControl';
import { ProductPicture } from './ProductPicture';
import { ProductPrice } from './ProductPrice';
import { ProductStars } from './ProductStars';
import { useOrderActions } from './useOrderActions';
import { WishlistButton } from './WishlistButton';
import { startTestSession } from '../../testing/testSession';

const rice: PricedProduct = {
  id: 3,
  name: 'Basmati rice',
  slug: 'basmati-rice-3',
  description: '',
  brand: 'Tithe Hill',
  price: 38.4,
  image: '',
  hasFreeShipping: true,
  rating: 4.5,
  stock: 4,
};
let cart: CartProduct[] = [];
const { adapter } = http.defaults;

function Parts({ product = rice }: { product?: Product }) {
  const actions = useOrderActions();
  return (
    <>
      <ProductPicture product={product} size={40} />
      <ProductPrice product={product} />
      <ProductStars product={product} />
      {product.hasFreeShipping && <FreeDelivery />}
      <WishlistButton product={product} actions={actions} />
      <OrderControl product={product} actions={actions} />
    </>
  );
}

function show(product?: Product) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(productKeys.cart(), cart);
  queryClient.setQueryData(productKeys.wishlist(), [rice]);
  render(
    <TextKeys queryClient={queryClient}>
      <Parts product={product} />
    </TextKeys>,
  );
}

beforeEach(() => {
  cart = [];
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }], workPlaces: [] });
  http.defaults.adapter = async (config) => {
    const line = { ...rice, qty: 1, shippingDate: '2026-11-28', offers: 0, discountPercentage: 0, isInCart: true };
    if (config.method === 'post') cart = [line];
    if (config.method === 'delete') cart = [];
    const data = config.method === 'post' ? { line: { id: 1, productId: 3, qty: 1 } } : { products: cart };
    return { data, status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

it('the focus moves from the button to the stepper, and back when zero removes the product', async () => {
  show();
  const add = () => screen.getByRole('button', { name: 'shop.add.named name=Basmati rice' });
  add().focus();
  fireEvent.click(add());
  const stepper = await screen.findByRole('spinbutton');
  expect(document.activeElement).toBe(stepper);
  await waitFor(() => expect(cart).toHaveLength(1));
  fireEvent.keyDown(stepper, { key: '0' });
  await waitFor(() => expect(document.activeElement).toBe(add()));
  await waitFor(() => expect(cart).toHaveLength(0));
});

it('a product that is out of stock cannot be added', () => {
  show({ ...rice, stock: 0 });
  const add = screen.getByRole('button', { name: /shop.add.named/ });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.getAttribute('aria-description')).toBe('shop.outOfStock');
});

it('the quantity is limited by stock, but not below the current quantity', () => {
  expect(maxQuantity({ stock: 4 })).toBe(4);
  expect(maxQuantity({ stock: 4 }, 6)).toBe(6);
  expect(maxQuantity({ stock: 200 })).toBe(10);
  expect(maxQuantity({ stock: 0 })).toBe(1);
  expect(maxQuantity({})).toBe(10);
});
