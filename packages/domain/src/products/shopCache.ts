import type { QueryClient } from '@tanstack/react-query';
import { changeQueries } from '../cache/optimistic';
import { addDays } from '../time/businessDay';
import { serverToday } from '../time/serverTime';
import type { CartLine, CartProduct, PricedProduct, Product, ProductColor, WishlistLine } from './cart.contract';
import { longestDelivery } from './orderDelivery';
import type { ProductDetail, ProductList } from './products.contract';
import { productKeys } from './productKeys';

/** Effect of a cart or wishlist change on each kind of cached response. */
interface ShopChange {
  flags: Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>;
  productId: number;
  userCart?: (lines: CartLine[]) => CartLine[];
  userWishlist?: (lines: WishlistLine[]) => WishlistLine[];
  cart?: (products: CartProduct[]) => CartProduct[];
  wishlist?: (products: Product[]) => Product[];
}

const same = <T>(value: T): T => value;

/** Changes every cached response of the shop. */
function changeShop(client: QueryClient, change: ShopChange) {
  const { productId, flags, userCart = same, userWishlist = same, cart = same, wishlist = same } = change;
  const flagged = <P extends Product>(product: P): P => (product.id === productId ? { ...product, ...flags } : product);
  return changeQueries(client, { queryKey: productKeys.all }, () => {
    client.setQueriesData<ProductList>(
      { queryKey: productKeys.lists() },
      (data) =>
        data && {
          ...data,
          products: data.products.map(flagged),
          userCart: userCart(data.userCart),
          userWishlist: userWishlist(data.userWishlist),
        },
    );
    client.setQueriesData<ProductDetail>({ queryKey: productKeys.details() }, (data) => data && flagged(data));
    client.setQueryData<CartProduct[]>(productKeys.cart(), (data) => data && cart(data.map(flagged)));
    client.setQueryData<Product[]>(productKeys.wishlist(), (data) => data && wishlist(data.map(flagged)));
  });
}

const isPriced = (product: Product): product is PricedProduct =>
  product.brand !== undefined && product.price !== undefined;

/** Finds a product in any cached response. */
function knownProduct(client: QueryClient, productId: number): Product | undefined {
  const lists = client.getQueriesData<ProductList>({ queryKey: productKeys.lists() });
  return [
    ...lists.flatMap(([, data]) => data?.products ?? []),
    ...client.getQueriesData<ProductDetail>({ queryKey: productKeys.details() }).flatMap(([, data]) => data ?? []),
    ...(client.getQueryData<Product[]>(productKeys.wishlist()) ?? []),
    ...(client.getQueryData<Product[]>(productKeys.cart()) ?? []),
  ].find(({ id }) => id === productId);
}

const without = <L extends { productId: number }>(lines: L[], productId: number) =>
  lines.filter((line) => line.productId !== productId);
const withoutProduct = <P extends Product>(products: P[], productId: number) =>
  products.filter(({ id }) => id !== productId);
/** Returns the ID of a line until the response arrives. */
const temporaryId = (productId: number) => -productId;

export function showInWishlist(client: QueryClient, productId: number) {
  const product = knownProduct(client, productId);
  const has = (lines: { productId: number }[]) => lines.some((line) => line.productId === productId);
  return changeShop(client, {
    productId,
    flags: { isInWishlist: true },
    userWishlist: (lines) => (has(lines) ? lines : [...lines, { id: temporaryId(productId), productId }]),
    wishlist: (products) =>
      !product || products.some(({ id }) => id === productId)
        ? products
        : [...products, { ...product, isInWishlist: true }],
  });
}

export const hideFromWishlist = (client: QueryClient, productId: number) =>
  changeShop(client, {
    productId,
    flags: { isInWishlist: false },
    userWishlist: (lines) => without(lines, productId),
    wishlist: (products) => withoutProduct(products, productId),
  });

export interface CartWish {
  productId: number;
  qty: number;
  color?: ProductColor;
}

export function showInCart(client: QueryClient, { productId, qty, color }: CartWish) {
  const product = knownProduct(client, productId);
  const line = { productId, qty, ...(color ? { color } : {}) };
  // The server assigns shipping date and discount. Until then, shows the latest possible date and no discount.
  const latest = addDays(serverToday(), longestDelivery);
  const drawn = { shippingDate: latest, offers: 0, discountPercentage: 0, isInCart: true };
  return changeShop(client, {
    productId,
    flags: { isInCart: true },
    userCart: (lines) =>
      lines.some((entry) => entry.productId === productId)
        ? lines
        : [...lines, { id: temporaryId(productId), ...line }],
    cart: (products) =>
      !product || !isPriced(product) || products.some(({ id }) => id === productId)
        ? products
        : [...products, { ...product, ...drawn, qty, ...(color ? { color } : {}) }],
  });
}

export function showCartLine(
  client: QueryClient,
  { productId, qty, color }: { productId: number; qty: number; color?: ProductColor | null },
) {
  const change = { qty, ...(color === undefined ? {} : { color: color ?? undefined }) };
  return changeShop(client, {
    productId,
    flags: {},
    userCart: (lines) => lines.map((line) => (line.productId === productId ? { ...line, ...change } : line)),
    cart: (products) => products.map((product) => (product.id === productId ? { ...product, ...change } : product)),
  });
}

export const hideFromCart = (client: QueryClient, productId: number) =>
  changeShop(client, {
    productId,
    flags: { isInCart: false },
    userCart: (lines) => without(lines, productId),
    cart: (products) => withoutProduct(products, productId),
  });
