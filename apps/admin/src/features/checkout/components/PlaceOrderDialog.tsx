import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../entities/users/details/addressLine';
import type { Checkout } from '../useCheckout';
import type { Placing } from '../usePlacing';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

export interface PlaceOrderDialogProps {
  checkout: Checkout;
  placing: Placing;
}

/** Asks before the order is placed. Names the total, the payment and the address. */
export function PlaceOrderDialog({ checkout: { sums, address }, placing }: PlaceOrderDialogProps) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const total = money(sums.total);
  return (
    <ConfirmDialog
      open
      onOpenChange={placing.setAsking}
      tone="primary"
      title={t('checkout.ask.title', { total })}
      description={t('checkout.ask.text', {
        name: address.contactName,
        address: addressLine(address),
        payment: t(`checkout.payment.${placing.kind === 'saved' ? 'savedCard' : placing.kind}`),
      })}
      confirmLabel={t('checkout.next.place')}
      cancelLabel={t('checkout.ask.cancel')}
      loadingLabel={t('checkout.next.placing')}
      onConfirm={placing.place}
    />
  );
}
