import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { filterParameter, integerParameter, listParameter, pageParameter, perPageParameter } from '../http/parameters';
import { cartLineSchema, productColor, productSchema, wishlistLineSchema } from './cart.contract';

export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;

export const productSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSort>;

export const productDetailSchema = z.extend(productSchema, { colorOptions: z.array(productColor) });
export type ProductDetail = z.infer<typeof productDetailSchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }));
const priceFacetSchema = z.object({
  min: z.number(),
  max: z.number(),
  q1: z.number(),
  q2: z.number(),
  q3: z.number(),
});
export type PriceFacet = z.infer<typeof priceFacetSchema>;
/** Options of the filters. Each is counted with all other filters applied. */
export const productFacetsSchema = z.object({
  category: facetSchema,
  brand: facetSchema,
  /** `count` products have at least `value` stars. */
  rating: z.array(z.object({ value: z.int(), count: z.int() })),
  /** Missing if the user may not order. */
  price: z.optional(priceFacetSchema),
});
export type ProductFacets = z.infer<typeof productFacetsSchema>;

const amount = /^-?\d+(\.\d+)?$/;
/** Creates a parameter for a decimal number. A missing or empty value doesn't filter. */
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

const browse = rightOn('product')('read');
const order = rightOn('order')('create');

export const productEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary:
      'Returns one page of products, with cart and wishlist flags, and the filter options. Suppliers and prices are only for users who may order.',
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
    input: z.object({ productId: integerParameter() }),
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
