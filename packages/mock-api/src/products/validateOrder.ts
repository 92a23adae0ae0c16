import {
  paymentErrors,
  toMinor,
  utcDate,
  type Coupon,
  type FieldErrors,
  type OrderAddress,
  type UserDetails,
} from '@larder/domain/contract';
import { invalid } from '../httpError';
import { withoutRemoved } from '../users/flags';
import type { OrderInput, Quote } from './quote';

/** Cards with these last digits are declined. */
const declinedEnding = '0002';

/** Validates an order. Returns its address and gift card, or throws 422 with all errors. */
export function validateOrder(
  { address, addressId, payment }: OrderInput,
  { coupon, sums }: Quote,
  coupons: readonly Coupon[],
  details: UserDetails,
  now: Date,
): { address: OrderAddress; giftCard: Coupon | undefined } {
  const errors: FieldErrors = {};
  if (coupon === null) errors.couponCode = ['coupon'];

  const saved = withoutRemoved(details.addresses).find(({ id }) => id === addressId);
  const target = addressId === undefined ? address : saved;
  if (!target) Object.assign(errors, addressId === undefined ? { address: ['required'] } : { addressId: ['pick'] });

  for (const [field, keys] of Object.entries(paymentErrors(payment, now))) errors[`payment.${field}`] = keys;
  let ending = payment.kind === 'card' ? (payment.number ?? '').replace(/\D/g, '').slice(-4) : '';
  if (payment.kind === 'saved' && !errors['payment.paymentMethodId']) {
    const method = withoutRemoved(details.paymentMethods).find(({ id }) => id === payment.paymentMethodId);
    if (method?.kind !== 'card') errors['payment.paymentMethodId'] = ['pick'];
    ending = method?.last4 ?? '';
  }
  let giftCard: Coupon | undefined;
  if (payment.kind === 'gift' && !errors['payment.code']) {
    const code = payment.code?.trim().toUpperCase();
    giftCard = coupons.find((entry) => entry.kind === 'gift' && entry.code === code);
    if (!giftCard || giftCard.expires < utcDate(now)) errors['payment.code'] = ['coupon'];
    else if (toMinor(giftCard.value) < sums.total) errors.payment = ['declined'];
  }
  if (ending === declinedEnding) errors.payment = ['declined'];

  if (!target || Object.keys(errors).length > 0) throw invalid(errors);
  return { address: target, giftCard };
}
