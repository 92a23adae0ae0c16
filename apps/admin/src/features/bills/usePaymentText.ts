import type { Payment } from '@larder/domain/contract';
import { useBillLabels } from './useBillLabels';

/** Returns a function that names a payment, such as “Visa 4417” or “Cash”. */
export function usePaymentText() {
  const labels = useBillLabels();
  return ({ type, brand, last4 }: Pick<Payment, 'type' | 'brand' | 'last4'>) =>
    brand || last4 ? [brand ?? labels.payment(type), last4].filter(Boolean).join(' ') : labels.payment(type);
}
