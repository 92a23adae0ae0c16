import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter, integerParameter, listParameter, pageParameter, perPageParameter } from '../http/parameters';

export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;
/** Allowed quantity per line. */
export const cartQuantity = { min: 1, max: 10 } as const;

export const productSort = z.enum(productSorts);
/** Color of the crate. */
export const productColor = z.enum(productColors);
export type ProductSort = z.infer<typeof productSort>;
export type ProductColor = z.infer<typeof productColor>;

export const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Words in kebab case, a dash and the ID. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  category: z.optional(z.string()),
  /** Major units of the account currency. */
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** Stars, 1 to 5. */
  rating: z.number(),
  /** Pieces in stock. Missing if the server doesn't track stock. */
  stock: z.optional(z.int()),
  isInWishlist: z.optional(z.boolean()),
  isInCart: z.optional(z.boolean()),
});
export type Product = z.infer<typeof productSchema>;

export const productDetailSchema = z.extend(productSchema, { colorOptions: z.array(productColor) });
export type ProductDetail = z.infer<typeof productDetailSchema>;

export const wishlistLineSchema = z.object({ id: z.int(), productId: z.int() });
export type WishlistLine = z.infer<typeof wishlistLineSchema>;
export const cartLineSchema = z.extend(wishlistLineSchema, { qty: z.int(), color: z.optional(productColor) });
export type CartLine = z.infer<typeof cartLineSchema>;

/** A product in the cart. */
export const cartProductSchema = z.extend(productSchema, {
  qty: z.int(),
  color: z.optional(productColor),
  shippingDate: z.string(),
  offers: z.int(),
  /** Discount of the line in percent. */
  discountPercentage: z.int(),
});
export type CartProduct = z.infer<typeof cartProductSchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }));
/** Options of the filters. Each is counted with all other filters applied. */
export const productFacetsSchema = z.object({
  category: facetSchema,
  brand: facetSchema,
  /** `count` products have at least `value` stars. */
  rating: z.array(z.object({ value: z.int(), count: z.int() })),
  price: z.object({ min: z.number(), max: z.number(), q1: z.number(), q2: z.number(), q3: z.number() }),
});
export type ProductFacets = z.infer<typeof productFacetsSchema>;

const amount = /^-?\d+(\.\d+)?$/;
/** A decimal number. A missing or empty value doesn't filter. */
const numberParameter = () =>
  z.optional(
    z.pipe(
      z.transform<number | undefined, number | undefined>((value: unknown) => {
        if (value === '') return undefined;
        return typeof value === 'string' && amount.test(value) ? Number(value) : (value as number | undefined);
      }),
      z.optional(z.number()),
    ),
  );
const flags: Record<string, boolean | undefined> = { true: true, false: false, '': undefined };
const flagParameter = () =>
  z.optional(
    z.pipe(
      z.transform<boolean | undefined, boolean | undefined>((value: unknown) =>
        typeof value === 'string' && Object.hasOwn(flags, value) ? flags[value] : (value as boolean | undefined),
      ),
      z.optional(z.boolean()),
    ),
  );

export const productListParametersSchema = z.object({
  /** Searches the name. */
  q: filterParameter(),
  sortBy: z._default(productSort, 'featured'),
  page: pageParameter(),
  perPage: perPageParameter(9),
  category: filterParameter(),
  brand: z.optional(listParameter(z.string())),
  priceMin: numberParameter(),
  priceMax: numberParameter(),
  /** Minimum number of stars. */
  rating: numberParameter(),
  /** If true, only products with free shipping. */
  freeShipping: flagParameter(),
  ids: z.optional(listParameter(integerParameter())),
});
/** Input type: all parameters are optional. */
export type ProductListParameters = z.input<typeof productListParametersSchema>;
/** Parsed type, with defaults. */
export type ProductListQuery = z.output<typeof productListParametersSchema>;

export const productListSchema = z.object({
  products: z.array(productSchema),
  total: z.int(),
  userWishlist: z.array(wishlistLineSchema),
  userCart: z.array(cartLineSchema),
  /** Missing if the server only supports text search. */
  facets: z.optional(productFacetsSchema),
});
export type ProductList = z.infer<typeof productListSchema>;

const couponKinds = ['percent', 'amount', 'gift'] as const;
export const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percentage, amount, or balance of a gift card. Amounts in major units. */
  value: z.number(),
  /** Minimum sum of goods in major units. */
  minGoods: z.number(),
  /** Last valid date. */
  expires: z.string(),
  title: z.string(),
});
export type Coupon = z.infer<typeof couponSchema>;

const productsSchema = z.object({ products: z.array(productSchema) });
const productIdParameter = z.object({ productId: integerParameter() });

const browse = rightOn('product')('read');
const order = rightOn('order')('create');

export const productEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary: 'Returns one page of products, with cart and wishlist flags, and the filter options.',
    ability: browse,
    input: productListParametersSchema,
    output: productListSchema,
  }),
  product: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/products/{id}',
    summary: 'Returns a product with its crate colors.',
    ability: browse,
    input: z.object({ id: integerParameter() }),
    output: z.object({ product: productDetailSchema }),
  }),
  wishlist: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    summary: 'Returns the wishlist of the user, oldest entry first.',
    ability: browse,
    input: z.object({}),
    output: productsSchema,
  }),
  addToWishlist: defineEndpoint({
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    summary: 'Adds a product to the wishlist. Idempotent.',
    ability: browse,
    status: 201,
    input: z.object({ productId: z.int() }),
    output: z.object({ line: wishlistLineSchema }),
  }),
  removeFromWishlist: defineEndpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
    summary: 'Removes a product from the wishlist. Idempotent.',
    ability: browse,
    input: productIdParameter,
    output: z.unknown(),
  }),
  cart: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/cart',
    summary: 'Returns the cart of the user, with quantities, delivery dates and discounts.',
    ability: order,
    input: z.object({}),
    output: z.object({ products: z.array(cartProductSchema) }),
  }),
  addToCart: defineEndpoint({
    method: 'POST',
    path: '/apps/ecommerce/cart',
    summary: 'Adds one unit of a product to the cart. Has no effect if the cart contains the product.',
    ability: order,
    status: 201,
    input: z.object({ productId: z.int(), color: z.optional(productColor) }),
    output: z.object({ line: cartLineSchema }),
  }),
  updateCart: defineEndpoint({
    method: 'POST',
    path: '/apps/ecommerce/cart/update',
    summary: 'Updates the quantity and crate color of a cart line.',
    ability: order,
    input: z.object({
      productId: z.int(),
      qty: z.number().check(rule.integer, rule.min(cartQuantity.min), rule.max(cartQuantity.max)),
      /** `null` clears it. */
      color: z.optional(z.nullable(productColor)),
    }),
    output: z.object({ product: cartProductSchema }),
  }),
  removeFromCart: defineEndpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    summary: 'Removes a product from the cart. Idempotent.',
    ability: order,
    input: productIdParameter,
    output: z.unknown(),
  }),
  coupon: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/coupon',
    summary:
      'Returns the coupon with the given code if it is valid for the cart. Without a code, returns all valid coupons.',
    ability: order,
    input: z.object({ code: filterParameter() }),
    output: z.object({ coupon: z.optional(couponSchema), coupons: z.optional(z.array(couponSchema)) }),
  }),
};
