import { isCardExpiry, isCardNumber, isCvc } from '../http/fieldRules';
import type { FieldErrors } from '../http/rules';
import type { OrderPayment } from './orders.contract';

type Field = Exclude<keyof OrderPayment, 'kind' | 'save'>;
type Check = readonly [field: Field, key: string, holds: (text: string, now: Date) => boolean];

const any = () => true;
const cvc: Check = ['cvc', 'cvc', isCvc];
/** Required fields per kind, with their rules. */
const needed: Partial<Record<OrderPayment['kind'], readonly Check[]>> = {
  saved: [['paymentMethodId', 'pick', any], cvc],
  card: [
    ['number', 'cardNumber', isCardNumber],
    ['holder', 'required', any],
    ['expiry', 'cardExpiry', isCardExpiry],
    cvc,
  ],
  gift: [['code', 'required', any]],
};

/** Validates a payment. Returns errors by field. */
export function paymentErrors(payment: OrderPayment, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, key, holds] of needed[payment.kind] ?? []) {
    const text = payment[field]?.trim() ?? '';
    if (text === '') errors[field] = ['required'];
    else if (!holds(text, now)) errors[field] = [key];
  }
  return errors;
}
