import type { Product } from '@larder/domain/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeDelivery } from '../../../entities/products/FreeDelivery';
import { OrderControl } from '../../../entities/products/OrderControl';
import { ProductPicture } from '../../../entities/products/ProductPicture';
import { ProductPrice } from '../../../entities/products/ProductPrice';
import { ProductStars } from '../../../entities/products/ProductStars';
import { WishlistButton } from '../../../entities/products/WishlistButton';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { StockNote } from './StockNote';
import * as styles from './Shop.css';

export interface ProductCardProps {
  product: Product;
  actions: OrderActions;
  /** Arrangement of picture and text. @default 'grid' */
  layout?: 'grid' | 'list';
  /** `article` outside of a list. @default 'li' */
  as?: 'li' | 'article';
  /** Controls instead of "Add" and the stepper. */
  tools?: ReactNode;
}

/** A product with its price, and its wishlist and order controls. */
export function ProductCard({ product, actions, layout = 'grid', as: Root = 'li', tools }: ProductCardProps) {
  const { t } = useTranslation();
  const { id, slug, name, brand, description, hasFreeShipping } = product;
  return (
    <Root data-row={id} className={layout === 'grid' ? styles.card : styles.row}>
      <div className={styles.body}>
        <h2 className={styles.name} title={name}>
          <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }} className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <div className={styles.about}>
          {brand !== undefined && (
            <Link
              to="/apps/ecommerce/shop"
              search={{ brand: [brand] }}
              className={styles.brand}
              title={t('shop.filters.onlyBrand', { brand })}
            >
              <bdi>{brand}</bdi>
            </Link>
          )}
          <ProductStars product={product} />
        </div>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          <span className={styles.price}>
            <ProductPrice product={product} />
            <span className={styles.notes}>
              {hasFreeShipping && <FreeDelivery />}
              <StockNote product={product} />
            </span>
          </span>
          <span className={styles.tools}>
            {tools !== undefined ? tools : <OrderControl size="bar" product={product} actions={actions} />}
          </span>
        </div>
      </div>
      <div className={styles.media}>
        <ProductPicture product={product} />
      </div>
      <WishlistButton size="bar" className={styles.heart} product={product} actions={actions} />
    </Root>
  );
}
