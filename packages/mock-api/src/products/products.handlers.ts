import {
  addDays,
  couponProblem,
  facetsOf,
  filterProducts,
  goodsOf,
  isCouponUsable,
  longestDelivery,
  pageOf,
  productColors,
  sortProducts,
  utcDate,
  type CartLine,
  type CartProduct,
  type Coupon,
  type Minor,
  type Product,
  type cartEndpoints,
  type productEndpoints,
  type WishlistLine,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { can } from '../access';
import { HttpError, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows, getOrThrow, nextId, type Table } from '../table';
import { isId } from '../rawInput';
import { cartOf, shelfOf, shopStore, wishlistOf, type StoredCartLine } from './products.store';

const productOf = (db: Database, id: number) => getOrThrow(shopStore(db).products, 'product', id);
const showLine = ({ id, productId, qty, color }: StoredCartLine): CartLine => ({
  id,
  productId,
  qty,
  ...(color ? { color } : {}),
});
const showWish = ({ id, productId }: WishlistLine): WishlistLine => ({ id, productId });

const lineOf = (db: Database, userId: number, productId: number) =>
  cartOf(db, userId).find((line) => line.productId === productId);

const mayOrder = ({ ability }: Context) => can(ability, 'create', 'order');

/**
 * Returns a function that converts products to the response format. Without the right to order, leaves out suppliers
 * and prices.
 */
function showTo(db: Database, context: Context) {
  const show = shelfOf(db, context.actorId);
  if (mayOrder(context)) return show;
  return (product: Parameters<typeof show>[0]): Product => {
    const { brand: _brand, price: _price, ...shown } = show(product);
    return shown;
  };
}

function showCart(db: Database, { actorId, now }: Context, lines: readonly StoredCartLine[]): CartProduct[] {
  const show = shelfOf(db, actorId);
  return lines.map(({ id, productId, qty, color, shippingDays, offers, discountPercentage }) => ({
    ...show(productOf(db, productId)),
    qty,
    ...(color ? { color } : {}),
    shippingDate: addDays(utcDate(now), shippingDays),
    offers,
    discountPercentage,
    lineId: id,
  }));
}

/** Removes a user's line of a product, if any. */
function removeLine<L extends { id: number; userId: number; productId: number }>(
  table: Table<L>,
  userId: number,
  productId: number,
) {
  table.rows = table.rows.filter((line) => line.userId !== userId || line.productId !== productId);
}

/** Returns an error with the reason and the condition that the coupon doesn't meet. */
function rejectedCoupon(coupon: Coupon, goods: Minor, today: string) {
  const { expires, minGoods } = coupon;
  const reason = couponProblem(coupon, goods, today);
  const condition = reason === 'minGoods' ? { reason, minGoods } : { reason: 'expired', expires };
  return new HttpError(422, 'validation', { errors: { code: ['coupon'] }, ...condition });
}

export const productHandlers: Handlers<typeof productEndpoints> & Handlers<typeof cartEndpoints> = {
  list({ page, perPage, ...query }, db, context) {
    const { actorId } = context;
    const isPriced = mayOrder(context);
    // Without the right to see prices, filtering or sorting by price would reveal them.
    const { sortBy, ...filters }: typeof query = isPriced
      ? query
      : { ...query, sortBy: 'featured', brand: undefined, priceMin: undefined, priceMax: undefined };
    const all = activeRows(shopStore(db).products).map((product) => ({ ...product, image: '' }));
    const found = sortProducts(filterProducts(all, filters), sortBy);
    const facets = facetsOf(all, filters);
    return {
      products: pageOf(found, page, perPage).map(showTo(db, context)),
      total: found.length,
      userWishlist: wishlistOf(db, actorId).map(showWish),
      userCart: cartOf(db, actorId).map(showLine),
      facets: isPriced ? facets : { ...facets, brand: [], price: undefined },
    };
  },

  product: ({ id }, db, context) => ({
    product: { ...showTo(db, context)(productOf(db, id)), colorOptions: [...productColors] },
  }),

  wishlist(_input, db, context) {
    const show = showTo(db, context);
    return { products: wishlistOf(db, context.actorId).map(({ productId }) => show(productOf(db, productId))) };
  },

  addToWishlist({ productId }, db, { actorId }) {
    productOf(db, productId);
    const known = wishlistOf(db, actorId).find((line) => line.productId === productId);
    if (known) return { line: showWish(known) };
    const { wishlist } = shopStore(db);
    const line = { id: nextId(wishlist), userId: actorId, productId };
    wishlist.rows.push(line);
    return { line: showWish(line) };
  },

  removeFromWishlist({ productId }, db, { actorId }) {
    removeLine(shopStore(db).wishlist, actorId, productId);
    return { productId };
  },

  cart: (_input, db, context) => ({ products: showCart(db, context, cartOf(db, context.actorId)) }),

  addToCart({ productId, qty = 1, color }, db, { actorId, random }) {
    productOf(db, productId);
    const known = lineOf(db, actorId, productId);
    if (known) return { line: showLine(known) };
    const { cart } = shopStore(db);
    const draw = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const line: StoredCartLine = {
      id: nextId(cart),
      userId: actorId,
      productId,
      qty,
      ...(color ? { color } : {}),
      shippingDays: draw(1, longestDelivery),
      offers: draw(1, 4),
      discountPercentage: draw(3, 20),
    };
    cart.rows.push(line);
    return { line: showLine(line) };
  },

  updateCart: {
    guard({ productId }, db, { actorId }) {
      if (isId(productId) && !lineOf(db, actorId, productId)) {
        throw notFound('cartLine', productId);
      }
    },
    run({ productId, qty, color }, db, context) {
      const line = lineOf(db, context.actorId, productId);
      if (!line) throw notFound('cartLine', productId);
      line.qty = qty;
      if (color) line.color = color;
      if (color === null) delete line.color;
      return { product: showCart(db, context, [line])[0] as CartProduct };
    },
  },

  removeFromCart({ productId }, db, { actorId }) {
    removeLine(shopStore(db).cart, actorId, productId);
    return { productId };
  },

  coupon({ code }, db, context) {
    const { coupons } = shopStore(db);
    const goods = goodsOf(showCart(db, context, cartOf(db, context.actorId)));
    const today = utcDate(context.now);
    const wanted = code.trim().toUpperCase();
    if (wanted === '') return { coupons: coupons.filter((coupon) => isCouponUsable(coupon, goods, today)) };
    const coupon = coupons.find((entry) => entry.code === wanted);
    if (!coupon) throw notFound('coupon', code);
    // Gift cards have no minimum order value.
    const isGood =
      coupon.kind === 'gift' ? coupon.expires >= today && coupon.value > 0 : isCouponUsable(coupon, goods, today);
    if (!isGood) throw rejectedCoupon(coupon, goods, today);
    return { coupon };
  },
};
