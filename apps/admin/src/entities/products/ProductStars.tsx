import type { Product } from '@larder/domain/contract';
import { Rating } from '@larder/ui/Rating';
import { useTranslation } from 'react-i18next';

/** The rating of a product: stars and number. */
export function ProductStars({ product }: { product: Pick<Product, 'rating'> }) {
  const { t } = useTranslation();
  return <Rating readOnly hideLabel showValue size="sm" label={t('shop.rating')} value={product.rating} />;
}
