import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { integerParameter } from '../http/parameters';

export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;
/** Allowed quantity per line. */
export const cartQuantity = { min: 1, max: 10 } as const;

/** Color of the crate in which a product is delivered. */
export const productColor = z.enum(productColors);
export type ProductColor = z.infer<typeof productColor>;

export const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Words in kebab case, a dash and the ID. */
  slug: z.string(),
  description: z.string(),
  /** The supplier. Missing if the user may not order. */
  brand: z.optional(z.string()),
  category: z.optional(z.string()),
  /** Major units of the account currency. Missing if the user may not order. */
  price: z.optional(z.number()),
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
/** A product with its supplier and price. */
export const pricedProductSchema = z.extend(productSchema, { brand: z.string(), price: z.number() });
export type PricedProduct = z.infer<typeof pricedProductSchema>;

export const wishlistLineSchema = z.object({ id: z.int(), productId: z.int() });
export type WishlistLine = z.infer<typeof wishlistLineSchema>;
export const cartLineSchema = z.extend(wishlistLineSchema, { qty: z.int(), color: z.optional(productColor) });
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartProductSchema = z.extend(pricedProductSchema, {
  qty: z.int(),
  color: z.optional(productColor),
  shippingDate: z.string(),
  offers: z.int(),
  /** Discount of the line in percent. */
  discountPercentage: z.int(),
  /** ID of the cart line, which is never reused. */
  lineId: z.optional(z.int()),
});
export type CartProduct = z.infer<typeof cartProductSchema>;

const order = rightOn('order')('create');
const quantity = z.number().check(rule.integer, rule.min(cartQuantity.min), rule.max(cartQuantity.max));

export const cartEndpoints = {
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
    summary: 'Adds a product to the cart, one piece by default. Has no effect if the cart contains the product.',
    ability: order,
    status: 201,
    input: z.object({ productId: z.int(), qty: z.optional(quantity), color: z.optional(productColor) }),
    output: z.object({ line: cartLineSchema }),
  }),
  updateCart: defineEndpoint({
    method: 'POST',
    path: '/apps/ecommerce/cart/update',
    summary: 'Updates the quantity and crate color of a cart line.',
    ability: order,
    input: z.object({
      productId: z.int(),
      qty: quantity,
      /** `null` clears the color. */
      color: z.optional(z.nullable(productColor)),
    }),
    output: z.object({ product: cartProductSchema }),
  }),
  removeFromCart: defineEndpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    summary: 'Removes a product from the cart. Idempotent.',
    ability: order,
    input: z.object({ productId: integerParameter() }),
    output: z.unknown(),
  }),
};
