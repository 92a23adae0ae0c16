import type { useWishlist } from '@larder/domain';
import type { Product } from '@larder/domain/contract';
import { Button, EmptyState, Skeleton, useDelayedPending } from '@larder/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterButton } from '../../../components/RouterButton';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { keepFocus } from '../../../lib/keepFocus';
import { useCardKeys } from '../useCardKeys';
import { ProductCard } from './ProductCard';
import * as styles from './Shop.css';
import { ViewOrderButton } from './ViewOrderButton';

export interface WishlistResultsProps {
  query: ReturnType<typeof useWishlist>;
  /** The products that match the search, in order. */
  shown: readonly Product[];
  actions: OrderActions;
  /** Called to clear the search. */
  onClear: () => void;
}

/** The products of the wishlist. */
export function WishlistResults({ query, shown, actions: pageActions, onClear }: WishlistResultsProps) {
  const { t } = useTranslation();
  const isSlow = useDelayedPending(query.isPending);
  const list = useRef<HTMLUListElement>(null);
  const removeCard = ({ id }: Pick<Product, 'id'>, remove: () => Promise<unknown>) => {
    const index = shown.findIndex((product) => product.id === id);
    return keepFocus(list.current, index, remove, 'a');
  };
  const actions: OrderActions = {
    ...pageActions,
    toggleWishlist: (product) => removeCard(product, () => pageActions.toggleWishlist(product)),
    moveToOrder: (product) => removeCard(product, () => pageActions.moveToOrder(product)),
  };
  useCardKeys(list, shown, actions);
  if (query.isError && !query.data) return <LoadError title={t('shop.wishlist.notLoaded')} query={query} size="md" />;
  if (!query.data)
    return (
      <div className={styles.wideGrid}>
        {isSlow && Array.from({ length: 4 }, (_, card) => <Skeleton key={card} blockSize={340} />)}
      </div>
    );
  if (query.data.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={t('shop.wishlist.empty.title')}
        description={t('shop.wishlist.empty.description')}
        actions={
          <RouterButton to="/apps/ecommerce/shop" variant="filled" size="bar">
            {t('shop.notFound.shop')}
          </RouterButton>
        }
      />
    );
  if (shown.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        illustration="search"
        title={t('shop.noMatches')}
        actions={<Button onClick={onClear}>{t('lists.noMatches.clear')}</Button>}
      />
    );
  const tools = (product: Product) =>
    pageActions.lineOf(product) ? (
      <ViewOrderButton />
    ) : (
      <Button
        size="bar"
        aria-label={t('shop.wishlist.moveNamed', { name: product.name })}
        disabledReason={product.stock === 0 ? t('shop.outOfStock') : undefined}
        onClick={() => void actions.moveToOrder(product)}
      >
        {t('shop.wishlist.move')}
      </Button>
    );
  return (
    <ul ref={list} className={styles.wideGrid}>
      {shown.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          actions={actions}
          tools={pageActions.mayOrder ? tools(product) : null}
        />
      ))}
    </ul>
  );
}
