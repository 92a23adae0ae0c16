import type { ProductDetail } from '@larder/domain/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { renderRoutes } from '../../../testing/renderRoutes';
import { ProductFacts } from './ProductFacts';

afterEach(cleanup);

const rice: ProductDetail = {
  id: 3,
  name: 'Basmati rice',
  slug: 'basmati-rice-3',
  description: 'Aged for a year.',
  brand: 'Tithe Hill',
  price: 38.4,
  image: '',
  hasFreeShipping: true,
  rating: 4.5,
  stock: 40,
  colorOptions: [],
} as unknown as ProductDetail;
const actions = { mayOrder: false, lineOf: () => undefined, quantityOf: () => 0 } as unknown as OrderActions;

async function show(changes: Partial<ProductDetail>) {
  renderRoutes('/apps/ecommerce/product-detail/basmati-rice-3', [
    {
      id: '/_shell/apps/ecommerce/product-detail/$slug',
      component: () => <ProductFacts product={{ ...rice, ...changes }} actions={actions} />,
    },
  ]);
  await screen.findByText('Aged for a year.');
}

it.each([
  [true, 1],
  [false, 0],
])('ProductFacts shows the free delivery of a product that has it: %s', async (hasFreeShipping, count) => {
  await show({ hasFreeShipping });
  expect(screen.queryAllByText('shop.freeDelivery')).toHaveLength(count);
});

it.each([
  [40, 'shop.inStock'],
  [0, 'shop.outOfStock'],
])('ProductFacts shows a stock of %i as %s', async (stock, text) => {
  await show({ stock });
  expect(screen.getByText(text)).toBeDefined();
});
