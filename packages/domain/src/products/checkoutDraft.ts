import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { orderPaymentKinds } from './orders.contract';
import { couponSchema } from './products.contract';

const draftSchema = z.object({
  coupon: z.optional(couponSchema),
  /** ID of a saved address, or `new`. */
  addressId: z.optional(z.string()),
  /** The new address, possibly incomplete. */
  address: z.optional(z.record(z.string(), z.string())),
  saveAddress: z.optional(z.boolean()),
  note: z.optional(z.string()),
  paymentKind: z.optional(z.enum(orderPaymentKinds)),
  paymentMethodId: z.optional(z.string()),
  /** Prices that the user has seen, in major units by product ID. */
  prices: z.optional(z.record(z.string(), z.number())),
  /** Request ID of an order whose response has not arrived. */
  pending: z.optional(z.string()),
});
export type CheckoutDraft = z.infer<typeof draftSchema>;

const empty: CheckoutDraft = {};
const draftAtom = perUserAtom('checkout', draftSchema, empty, 'tab');

/**
 * Returns the form values of the checkout and their setter. They survive reloads, but not closing the tab, and exclude
 * card numbers, security codes and gift cards.
 */
export function useCheckoutDraft() {
  const [draft, setDraft] = useAtom(draftAtom);
  return {
    draft,
    change: (changes: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...changes })),
    clear: () => setDraft(empty),
  };
}
