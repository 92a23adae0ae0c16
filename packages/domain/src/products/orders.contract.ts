import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { isPostcode } from '../http/postcodes';
import { cartQuantity, productColor } from './cart.contract';

export const deliveryKinds = ['restaurant', 'warehouse', 'office'] as const;
export const orderPaymentKinds = ['saved', 'card', 'bank', 'account', 'cash', 'gift'] as const;
export type OrderPaymentKind = (typeof orderPaymentKinds)[number];

const filled = z.string().check(rule.required);
/** Delivery address, validated on the client and the server. */
export const orderAddressSchema = z
  .object({
    kind: z.enum(deliveryKinds),
    contactName: filled,
    phone: z.string().check(rule.required, rule.phone),
    line1: filled,
    line2: z._default(z.string(), ''),
    city: filled,
    postcode: filled,
    state: z._default(z.string(), ''),
    country: filled,
  })
  .check(z.refine(({ postcode, country }) => isPostcode(postcode, country), { error: 'postcode', path: ['postcode'] }));
export type OrderAddress = z.input<typeof orderAddressSchema>;

/** Payment of an order. The required fields depend on the kind: see `paymentErrors`. */
export const orderPaymentSchema = z.object({
  kind: z.enum(orderPaymentKinds),
  paymentMethodId: z.optional(z.string()),
  cvc: z.optional(z.string()),
  number: z.optional(z.string()),
  holder: z.optional(z.string()),
  /** MM/YY. */
  expiry: z.optional(z.string()),
  /** Saves a new card as a payment method, without its number or security code. */
  save: z.optional(z.boolean()),
  /** Code of a gift card. */
  code: z.optional(z.string()),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

export const orderRequestLineSchema = z.object({
  productId: z.int(),
  qty: z.number().check(rule.integer, rule.min(cartQuantity.min), rule.max(cartQuantity.max)),
  color: z.optional(productColor),
});

export const orderRequestSchema = z.object({
  lines: z.array(orderRequestLineSchema).check(z.refine((lines) => lines.length >= 1 && lines.length <= 99, 'pick')),
  /** ID of a saved address. */
  addressId: z.optional(z.string()),
  address: z.optional(orderAddressSchema),
  saveAddress: z.optional(z.boolean()),
  note: z.optional(z.string()),
  payment: orderPaymentSchema,
  couponCode: z.optional(z.string()),
  /** Displayed total in major units. If it is outdated, the response is 409 `changed`. */
  expectedTotal: z.number(),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

/** Amounts in major units of the account currency. */
export const orderSchema = z.object({
  id: z.int(),
  createdAt: z.string(),
  lines: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      price: z.number(),
      qty: z.int(),
      color: z.optional(productColor),
      discountPercentage: z.number(),
      /** Including its share of coupon and tax. */
      total: z.number(),
    }),
  ),
  goods: z.number(),
  lineDiscount: z.number(),
  couponDiscount: z.number(),
  tax: z.number(),
  delivery: z.number(),
  total: z.number(),
  deliveries: z.array(z.object({ productId: z.int(), shippingDate: z.string() })),
  invoiceId: z.int(),
});
export type Order = z.infer<typeof orderSchema>;

/** Details of a 409 `changed`: the current lines, and the total of the available ones. */
export const orderChangedSchema = z.object({
  lines: z.array(z.object({ productId: z.int(), price: z.number(), available: z.boolean() })),
  total: z.number(),
});
export type OrderChanged = z.infer<typeof orderChangedSchema>;

export const orderEndpoints = {
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/ecommerce/add-order',
    summary: 'Places an order, empties the cart and creates an invoice.',
    ability: { action: 'create', subject: 'order' },
    record: 'order',
    status: 201,
    input: z.object({ order: orderRequestSchema }),
    output: z.object({ order: orderSchema }),
  }),
};
