import { useUpdateCart } from '@larder/domain';
import {
  cartQuantity,
  maxQuantity,
  productColors,
  type ProductColor,
  type ProductDetail,
} from '@larder/domain/contract';
import { Button, ColorSwatches } from '@larder/ui';
import { QuantityStepper } from '@larder/ui/QuantityStepper';
import { vars } from '@larder/ui/theme';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { ShareMenu } from '../../../components/ShareMenu';
import { FreeDelivery } from '../../../entities/products/FreeDelivery';
import { OrderControl } from '../../../entities/products/OrderControl';
import { ProductPrice } from '../../../entities/products/ProductPrice';
import { ProductStars } from '../../../entities/products/ProductStars';
import { WishlistButton } from '../../../entities/products/WishlistButton';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { useFailureToast } from '../../../hooks/useFailureToast';
import * as styles from './Product.css';
import { StockNote } from './StockNote';
import { ViewOrderButton } from './ViewOrderButton';

export interface ProductFactsProps {
  product: ProductDetail;
  actions: OrderActions;
}

/** Price, stock and crate color of a product, and what the user can do with it. */
export function ProductFacts({ product, actions }: ProductFactsProps) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const navigate = useNavigate({ from: '/apps/ecommerce/product-detail/$slug' });
  const { mutateAsync: updateCart } = useUpdateCart();
  const search = useSearch({ from: '/_shell/apps/ecommerce/product-detail/$slug' });
  const [wanted, setWanted] = useState<number>(cartQuantity.min);
  const { brand, description, hasFreeShipping, stock = 1, colorOptions, name } = product;
  const line = actions.lineOf(product);
  const asked = productColors.find((each) => each === search.color && colorOptions.includes(each));
  const color = asked ?? line?.color;

  const chooseColor = async (next: ProductColor) => {
    void navigate({ search: { color: next }, replace: true, resetScroll: false });
    if (!line) return;
    try {
      await updateCart({ productId: product.id, qty: line.qty, color: next });
    } catch (error) {
      void showFailure(t('shell.cart.failed'), error);
    }
  };

  return (
    <div className={styles.facts}>
      <ProductPrice product={product} size="figure" />
      <div className={styles.line}>
        {brand !== undefined && (
          <RouterLink to="/apps/ecommerce/shop" search={{ brand: [brand] }}>
            <bdi>{brand}</bdi>
          </RouterLink>
        )}
        <ProductStars product={product} />
        {stock > 10 ? <span className={styles.inStock}>{t('shop.inStock')}</span> : <StockNote product={product} />}
        {hasFreeShipping && <FreeDelivery />}
      </div>
      <p className={styles.description}>{description}</p>
      {colorOptions.length > 0 && (
        <ColorSwatches
          label={t('shop.color.label')}
          description={color && t(`shop.color.${color}`)}
          value={color ?? null}
          options={colorOptions.map((each) => ({
            value: each,
            label: t(`shop.color.${each}`),
            color: vars.color[each].main,
            on: vars.color[each].on,
          }))}
          onValueChange={(next) => void chooseColor(next)}
        />
      )}
      <div className={styles.actions}>
        {actions.mayOrder && !line && stock > 0 && (
          <QuantityStepper
            label={t('shell.cart.quantity', { name })}
            value={Math.min(wanted, maxQuantity(product))}
            min={cartQuantity.min}
            max={maxQuantity(product)}
            onValueChange={setWanted}
          />
        )}
        <OrderControl
          size="bar"
          variant="filled"
          product={product}
          actions={actions}
          options={{ qty: Math.min(wanted, maxQuantity(product)), color }}
          label={t('shop.add.long')}
        />
        {line && <ViewOrderButton />}
        <WishlistButton size="bar" variant="quiet" product={product} actions={actions} />
        <ShareMenu size="bar" title={name} />
        <Button size="bar" startIcon={Printer} onClick={() => window.print()}>
          {t('shop.printLabel')}
        </Button>
      </div>
    </div>
  );
}
