import { useProductList } from '@larder/domain';
import type { Product } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { Carousel } from '@larder/ui/Carousel';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { useTranslation } from 'react-i18next';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { shopParameters } from '../shopSearch';
import { ProductCard } from './ProductCard';

export interface RelatedProductsProps {
  product: Product;
  actions: OrderActions;
}

const limit = 12;

/** Other products of the category, or the first featured ones. */
export function RelatedProducts({ product: { id, category }, actions }: RelatedProductsProps) {
  const { t } = useTranslation();
  const isMedium = useMediaQuery(from('lg'));
  const isWide = useMediaQuery(from('xl'));
  const { data } = useProductList({ ...shopParameters({ category }), perPage: limit + 1 });
  const related = (data?.products ?? []).filter((other) => other.id !== id).slice(0, limit);
  if (related.length === 0) return null;
  return (
    <Card role="group" title={t('shop.related')}>
      <Carousel label={t('shop.related')} perView={isWide ? 4 : isMedium ? 3 : 2}>
        {related.map((product) => (
          <ProductCard key={product.id} as="article" product={product} actions={actions} />
        ))}
      </Carousel>
    </Card>
  );
}
