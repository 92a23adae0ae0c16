import { ApiError, serverNow, usePlaceOrder } from '@larder/domain';
import {
  orderRequestId,
  paymentErrors,
  rule,
  toMajor,
  toMinor,
  type FieldErrors,
  type OrderAddress,
  type OrderPayment,
  type OrderRequest,
  type UserPaymentMethod,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFieldForm } from '../../hooks/useFieldForm';
import { withoutPrefix } from '../../lib/schemaErrors';
import type { Checkout } from './useCheckout';
import { useAccountMoney } from '../../hooks/useAccountMoney';

const emptyPayment = { cvc: '', number: '', holder: '', expiry: '', code: '', save: false };

/** A message above the step about an order that was not placed. */
export interface CheckoutNotice {
  title: string;
  text: string;
}

export const isExpired = ({ expiry = '' }: UserPaymentMethod) => !rule.isCardExpiry(expiry, new Date(serverNow()));

/** Returns the state of the payment form, which places the order. Card numbers and codes are only kept in memory. */
export function usePlacing(checkout: Checkout) {
  const { t } = useTranslation();
  const { money, majorMoney } = useAccountMoney();
  const reason = useFailureReason();
  const { mutateAsync: send, isPending: isPlacing } = usePlaceOrder();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<CheckoutNotice>();
  const { lines, sums, applied, draft, change, savedAddress, typedAddress } = checkout;

  const cards = (checkout.details.data?.paymentMethods ?? []).filter(({ kind }) => kind === 'card');
  const usable = cards.filter((card) => !isExpired(card));
  const preferred = usable.find(({ primary }) => primary) ?? usable[0];
  const paymentMethodId = usable.find(({ id }) => id === draft.paymentMethodId)?.id ?? preferred?.id;
  const kind = draft.paymentKind ?? (preferred ? 'saved' : 'card');

  const paymentOf = ({ cvc, number, holder, expiry, save, code }: typeof emptyPayment): OrderPayment => {
    if (kind === 'saved') return { kind, paymentMethodId, cvc };
    if (kind === 'card') return { kind, number, holder: holder.trim(), expiry, cvc, save };
    return kind === 'gift' ? { kind, code: code.trim() } : { kind };
  };
  const form = useFieldForm({
    initial: emptyPayment,
    validate: (values): FieldErrors => paymentErrors(paymentOf(values), new Date(serverNow())),
    send: async () => setAsking(true),
  });

  /** Returns to the step that the error belongs to. Otherwise rejects with the text for the dialog. */
  const handleFailure = (error: unknown) => {
    const failure = error instanceof ApiError ? error : undefined;
    const nothingCharged = t('checkout.notPlaced');
    if (failure?.status === 409) {
      const after = failure.problem.total;
      const text =
        typeof after === 'number' && toMinor(after) !== sums.total
          ? t('checkout.changed.total', {
              before: money(sums.total),
              after: majorMoney(after),
            })
          : t('checkout.changed.stock');
      change({ pending: undefined });
      setNotice({ title: t('checkout.changed.title'), text: `${text} ${nothingCharged}` });
      checkout.go('cart');
    } else if (failure?.status === 422) {
      const errors = failure.errors;
      change({ pending: undefined });
      if (errors.couponCode) {
        change({ coupon: undefined });
        setNotice({ title: t('checkout.coupon.rejected', { code: draft.coupon?.code ?? '' }), text: nothingCharged });
      } else if (Object.keys(errors).some((path) => path.startsWith('address'))) {
        setNotice({ title: t('checkout.address.rejected'), text: nothingCharged });
        checkout.go('address');
      } else if (errors.payment) {
        setNotice({ title: t(`checkout.declined.${kind === 'gift' ? 'gift' : 'card'}`), text: nothingCharged });
      } else form.showErrors(withoutPrefix(errors, 'payment'));
    } else if (failure && !failure.isTransient) {
      change({ pending: undefined });
      setNotice({ title: nothingCharged, text: reason(error) });
    } else throw new Error(t('checkout.lost'), { cause: error });
  };

  const place = async () => {
    const requestId = orderRequestId(lines);
    const order: OrderRequest = {
      lines: lines.map(({ id, qty, color }) => ({ productId: id, qty, ...(color ? { color } : {}) })),
      ...(savedAddress
        ? { addressId: savedAddress.id }
        : { address: typedAddress as OrderAddress, saveAddress: draft.saveAddress ?? true }),
      ...(draft.note ? { note: draft.note } : {}),
      payment: paymentOf(form.values),
      ...(applied && !applied.problem ? { couponCode: applied.coupon.code } : {}),
      expectedTotal: toMajor(sums.total),
      ...(requestId ? { requestId } : {}),
    };
    change({ pending: requestId });
    setNotice(undefined);
    try {
      const placed = await send(order);
      form.reset(emptyPayment);
      checkout.finish(placed);
    } catch (error) {
      handleFailure(error);
    }
  };

  return {
    form,
    kind,
    cards,
    paymentMethodId,
    choose: (next: { kind: OrderPayment['kind']; paymentMethodId?: string }) => {
      change({ paymentKind: next.kind, paymentMethodId: next.paymentMethodId });
      form.reset(form.values);
      setNotice(undefined);
    },
    isAsking,
    setAsking,
    isPlacing,
    place,
    notice,
    clearNotice: () => setNotice(undefined),
    /** True if card data or a code would be lost. */
    hasSecrets: [form.values.number, form.values.cvc, form.values.code].some((text) => text !== ''),
  };
}
export type Placing = ReturnType<typeof usePlacing>;
