import type { UserPaymentMethod } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a payment method: brand and last digits, or the address of PayPal. */
export function usePaymentTitle() {
  const { t } = useTranslation();
  return ({ kind, brand, last4, email }: UserPaymentMethod) =>
    kind === 'paypal'
      ? `PayPal ${email ?? ''}`.trim()
      : `${brand ?? ''} ${t('users.detail.payments.ending', { digits: last4 ?? '' })}`.trim();
}
