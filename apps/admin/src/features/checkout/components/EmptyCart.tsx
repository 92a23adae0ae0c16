import { type Order } from '@larder/domain/contract';
import { EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

export interface EmptyCartProps {
  /** Orders of the user, newest first; undefined while loading. */
  orders: readonly Order[] | undefined;
}

/** A cart without lines. Links to the last order, which may have been placed in another tab. */
export function EmptyCart({ orders }: EmptyCartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const last = orders?.[0];
  return (
    <EmptyState
      headingLevel={2}
      title={t('shell.cart.empty')}
      description={
        last
          ? t('checkout.empty.lastOrder', {
              number: last.id,
              total: majorMoney(last.total),
              time: formats.relative(last.createdAt),
            })
          : t('shell.cart.emptyHint')
      }
      actions={
        <>
          <RouterButton to="/apps/ecommerce/shop" variant="filled">
            {t('checkout.empty.shop')}
          </RouterButton>
          {last && (
            <RouterButton to="/apps/ecommerce/checkout/order/$id" params={{ id: String(last.id) }}>
              {t('checkout.empty.showOrder', { number: last.id })}
            </RouterButton>
          )}
        </>
      }
    />
  );
}
