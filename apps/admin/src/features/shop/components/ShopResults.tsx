import type { useProductList } from '@larder/domain';
import type { Product } from '@larder/domain/contract';
import { Button, EmptyState, Skeleton, useDelayedPending } from '@larder/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { useCardKeys } from '../useCardKeys';
import { ProductCard } from './ProductCard';
import * as styles from './Shop.css';

export interface ShopResultsProps {
  query: ReturnType<typeof useProductList>;
  /** If true, products may be missing because of a filter. */
  isFiltered: boolean;
  layout: 'grid' | 'list';
  actions: OrderActions;
  /** Called to clear the filters. */
  onClear: () => void;
}

const none: readonly Product[] = [];

/** The products of a page of the shop. */
export function ShopResults({ query, isFiltered, layout, actions, onClear }: ShopResultsProps) {
  const { t } = useTranslation();
  const isSlow = useDelayedPending(query.isPending);
  const products = query.data?.products ?? none;
  const list = useRef<HTMLUListElement>(null);
  useCardKeys(list, products, actions);
  const className = layout === 'grid' ? styles.grid : styles.list;
  if (query.isError && !query.data) return <LoadError title={t('shop.failed')} query={query} size="md" />;
  if (!query.data)
    return (
      <div className={className}>
        {isSlow && Array.from({ length: 6 }, (_, card) => <Skeleton key={card} blockSize={340} />)}
      </div>
    );
  if (products.length === 0 && isFiltered)
    return (
      <EmptyState
        headingLevel={2}
        illustration="search"
        title={t('shop.noMatches')}
        actions={<Button onClick={onClear}>{t('lists.noMatches.clear')}</Button>}
      />
    );
  if (products.length === 0)
    return <EmptyState headingLevel={2} title={t('shop.empty.title')} description={t('shop.empty.description')} />;
  return (
    <ul ref={list} className={className}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} actions={actions} layout={layout} />
      ))}
    </ul>
  );
}
