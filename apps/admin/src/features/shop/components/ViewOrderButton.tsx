import type { ButtonLinkProps } from '@larder/ui';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';

export interface ViewOrderButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  /** Content after the text, such as a sum. */
  children?: ReactNode;
}

/** A link to the checkout. */
export function ViewOrderButton({ children, size = 'bar', ...button }: ViewOrderButtonProps) {
  const { t } = useTranslation();
  return (
    <RouterButton {...button} to="/apps/ecommerce/checkout" size={size} startIcon={ShoppingCart}>
      {t('shop.viewOrder')} {children}
    </RouterButton>
  );
}
