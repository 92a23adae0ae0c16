import type { Product } from '@larder/domain/contract';
import { IconButton, type IconButtonProps } from '@larder/ui/overlays';
import { Heart, type LucideProps } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './Product.css';
import type { OrderActions } from './useOrderActions';

export interface WishlistButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  product: Product;
  actions: Pick<OrderActions, 'toggleWishlist'>;
}

const FilledHeart = (props: LucideProps) => <Heart {...props} fill="currentColor" />;

/** Saves a product to the wishlist or removes it. */
export function WishlistButton({ product, actions, className, ...button }: WishlistButtonProps) {
  const { t } = useTranslation();
  const { isInWishlist = false, name } = product;
  return (
    <IconButton
      {...button}
      icon={isInWishlist ? FilledHeart : Heart}
      label={t('shop.wishlist.toggle', { name })}
      aria-pressed={isInWishlist}
      className={[isInWishlist && styles.saved, className].filter(Boolean).join(' ')}
      onClick={() => void actions.toggleWishlist(product)}
    />
  );
}
