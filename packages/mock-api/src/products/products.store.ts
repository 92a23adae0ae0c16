import {
  orderAddressSchema,
  type CartLine,
  type Coupon,
  type Order,
  type PricedProduct,
  type WishlistLine,
} from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { tableOf, type Table } from '../table';
import { seedInvoices } from '../invoices/invoices.fixtures';
import { createDetails } from '../users/userDetails.fixtures';
import { seedUsers, type Seed } from '../users/users.fixtures';
import { drawProduct } from './drawProduct';
import { seedOrders } from './orders.fixtures';
import { seedCoupons, seedProducts, type StoredProduct } from './products.fixtures';

/** A line with its user. Random values are generated once, when the line is created. */
export interface StoredCartLine extends CartLine {
  userId: number;
  /** Days from the order to the delivery. */
  shippingDays: number;
  offers: number;
  discountPercentage: number;
}
export type StoredWishlistLine = WishlistLine & { userId: number };

const owner = 1;
/** The owner's initial cart: product, pieces, days, offers, percent off. */
const firstCart = [
  [5, 2, 3, 2, 8],
  [11, 1, 2, 1, 5],
  [20, 6, 4, 3, 12],
  [26, 1, 8, 4, 15],
] as const;
const firstWishlist = [20, 16, 7];

const cartSeed = (seed: Seed): StoredCartLine[] =>
  seed === 'empty'
    ? []
    : firstCart.map(([productId, qty, shippingDays, offers, discountPercentage], index) => {
        return { id: index + 1, userId: owner, productId, qty, shippingDays, offers, discountPercentage };
      });

function orderSeed(seed: Seed, now: Date): ShopStore['orders']['rows'] {
  const [user] = seedUsers('empty');
  const [address] = user ? createDetails(user, now).addresses : [];
  if (seed !== 'default' || !address) return [];
  return seedOrders(seedInvoices(seed, now), orderAddressSchema.parse(address)).map((order) => ({
    ...order,
    userId: owner,
  }));
}

export interface ShopStore {
  products: Table<StoredProduct>;
  cart: Table<StoredCartLine>;
  wishlist: Table<StoredWishlistLine>;
  coupons: Coupon[];
  orders: Table<Order & { userId: number }>;
}

export const shopStore = defineStore<ShopStore>(
  'products',
  (seed, now) => ({
    products: tableOf(seedProducts(seed)),
    cart: tableOf(cartSeed(seed)),
    wishlist: tableOf(
      seed === 'empty' ? [] : firstWishlist.map((productId, index) => ({ id: index + 1, userId: owner, productId })),
    ),
    coupons: seedCoupons(seed, now),
    orders: { rows: orderSeed(seed, now), lastId: 1040 },
  }),
  { hasTexts: true },
);

const images = new Map<string, string>();
function imageOf(product: StoredProduct): string {
  const known = images.get(product.slug);
  if (known !== undefined) return known;
  const image = drawProduct(product);
  images.set(product.slug, image);
  return image;
}

export const cartOf = (db: Database, userId: number) =>
  shopStore(db).cart.rows.filter((line) => line.userId === userId);
export const ordersOf = (db: Database, userId: number) =>
  shopStore(db).orders.rows.filter((order) => order.userId === userId);
export const wishlistOf = (db: Database, userId: number) =>
  shopStore(db).wishlist.rows.filter((line) => line.userId === userId);

/**
 * Returns a function that converts products to the response format, with picture, and flags for the user's cart and
 * wishlist.
 */
export function shelfOf(db: Database, userId: number) {
  const inCart = new Set(cartOf(db, userId).map(({ productId }) => productId));
  const inWishlist = new Set(wishlistOf(db, userId).map(({ productId }) => productId));
  return (product: StoredProduct): PricedProduct => ({
    ...product,
    image: imageOf(product),
    isInWishlist: inWishlist.has(product.id),
    isInCart: inCart.has(product.id),
  });
}
