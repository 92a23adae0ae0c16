import { subtotalOf } from '@larder/domain/contract';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { ViewOrderButton } from './ViewOrderButton';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Links to the wishlist and the order, with its sum. */
export function OrderLinks({ actions: { mayOrder, lines } }: { actions: OrderActions }) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  return (
    <>
      <RouterButton to="/apps/ecommerce/wishlist" size="bar" startIcon={Heart}>
        {t('nav.pages.wishlist')}
      </RouterButton>
      {mayOrder && (
        <ViewOrderButton variant="filled">
          {lines.length > 0 && <span>{money(subtotalOf(lines))}</span>}
        </ViewOrderButton>
      )}
    </>
  );
}
