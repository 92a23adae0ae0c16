import {
  useCart,
  useCheckoutDraft,
  useOrders,
  useServerToday,
  useSession,
  useUserDetails,
  type CheckoutDraft,
} from '@larder/domain';
import {
  couponProblem,
  goodsOf,
  missingPieces,
  orderAddressSchema,
  orderSums,
  previousPrice,
  reachableStep,
  withNewPrices,
  type CartProduct,
  type CheckoutStep,
  type Coupon,
  type Order,
} from '@larder/domain/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useOrderActions } from '../../entities/products/useOrderActions';
import { schemaErrors } from '../../lib/schemaErrors';
import { isSameValue } from '../../lib/isSameValue';

/** Value of the choice of a new address. */
export const newAddress = 'new';
export const checkoutPath = '/apps/ecommerce/checkout';

const emptyAddress = {
  kind: 'restaurant',
  contactName: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
  state: '',
  country: '',
};
export type AddressValues = typeof emptyAddress;

/** A coupon, with the reason if it does not apply to the cart. */
export interface AppliedCoupon {
  coupon: Coupon;
  problem: ReturnType<typeof couponProblem>;
}

function couponOf(draft: CheckoutDraft, lines: readonly CartProduct[], today: string): AppliedCoupon | undefined {
  const { coupon } = draft;
  return coupon && { coupon, problem: couponProblem(coupon, goodsOf(lines), today) };
}

/** Returns the state of the checkout: cart, coupon, address and the step to show. */
export function useCheckout() {
  const { step: wanted = 'cart', order: orderId } = useSearch({ from: '/_shell/apps/ecommerce/checkout' });
  const navigate = useNavigate();
  const user = useSession().user;
  const actions = useOrderActions();
  const cart = useCart();
  const details = useUserDetails(user?.id ?? 0);
  const { draft, change, clear } = useCheckoutDraft();
  const today = useServerToday();
  const { lines } = actions;
  const isLoaded = cart.data !== undefined;
  const isEmpty = isLoaded && lines.length === 0;
  const orders = useOrders(wanted === 'done' || isEmpty || draft.pending !== undefined);

  const applied = couponOf(draft, lines, today);
  const sums = orderSums(lines, applied && !applied.problem ? applied.coupon : null);
  const seen = draft.prices ?? {};
  const changedPrices = lines.flatMap((line) => {
    const before = previousPrice(line, seen);
    return before === undefined ? [] : [{ line, before }];
  });
  const missing = lines.filter((line) => missingPieces(line) > 0);

  const saved = details.data?.addresses ?? [];
  const known = saved.find(({ id }) => id === draft.addressId);
  const preferred = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  const savedAddress = draft.addressId === newAddress ? undefined : (known ?? preferred);
  const typedAddress: AddressValues = { ...emptyAddress, contactName: user?.fullName ?? '', ...draft.address };
  const address = savedAddress ?? typedAddress;
  const hasAddress =
    savedAddress !== undefined || Object.keys(schemaErrors(orderAddressSchema, typedAddress)).length === 0;

  const placed = orders.data?.find(({ id }) => id === orderId);
  const step = reachableStep(wanted, {
    isCartReady: lines.length > 0 && missing.length === 0 && changedPrices.length === 0,
    hasAddress,
    isPlaced: placed !== undefined,
  });
  const needsDetails = wanted === 'payment' && details.data === undefined;
  const isPending = wanted === 'done' ? orders.isPending : !isLoaded || (needsDetails && details.isPending);

  const go = (to: CheckoutStep, options: { replace?: boolean } = {}) =>
    void navigate({ to: checkoutPath, search: to === 'cart' ? {} : { step: to }, ...options });
  const finish = (order: Order) => {
    clear();
    void navigate({
      to: checkoutPath,
      search: { step: 'done', order: order.id },
      replace: true,
      ignoreBlocker: true,
    });
  };

  const follow = useEffectEvent(() => {
    if (!isPending && step !== wanted) go(step, { replace: true });
  });
  useEffect(() => follow(), [isPending, step, wanted]);

  const remember = useEffectEvent(() => {
    const prices = withNewPrices(lines, seen);
    if (lines.length > 0 && !isSameValue(prices, seen)) change({ prices });
  });
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => remember(), [ids]);

  // An earlier request placed the order, but its response was lost.
  const pending = draft.pending && orders.data?.find(({ requestId }) => requestId === draft.pending);
  const found = useEffectEvent(() => {
    if (pending) finish(pending);
  });
  useEffect(() => found(), [pending]);

  return {
    step,
    go,
    finish,
    cart,
    isPending,
    isEmpty,
    actions,
    lines,
    /** Lines whose price has changed since the user has seen it. */
    changedPrices,
    acceptPrices: () => change({ prices: withNewPrices(lines, {}) }),
    /** Lines with more pieces than are in stock. */
    missing,
    applied,
    sums,
    userId: user?.id ?? 0,
    details,
    saved,
    savedAddress,
    typedAddress,
    address,
    draft,
    change,
    clear,
    orders,
    placed,
    today,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
