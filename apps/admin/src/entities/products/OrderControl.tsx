import { maxQuantity, type Product, type ProductColor } from '@larder/domain/contract';
import { Button, type ButtonProps } from '@larder/ui';
import { QuantityStepper } from '@larder/ui/QuantityStepper';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Product.css';
import type { OrderActions } from './useOrderActions';

export interface OrderControlProps extends Pick<ButtonProps, 'size' | 'variant' | 'block'> {
  product: Product;
  actions: OrderActions;
  /** Options of the line that is added. */
  options?: { qty?: number; color?: ProductColor };
  /** Text of the button. @default "Add" */
  label?: string;
}

/** A button that adds a product to the order, then a stepper that changes its quantity. Zero removes the product. */
export function OrderControl({ product, actions, options, label, ...button }: OrderControlProps) {
  const { t } = useTranslation();
  const qty = actions.quantityOf(product);
  const isInOrder = qty > 0;
  const root = useRef<HTMLSpanElement>(null);
  const shown = useRef(isInOrder);
  const hadFocus = useRef(false);

  // Moves the focus to the control that replaced the focused one.
  useLayoutEffect(() => {
    if (shown.current === isInOrder) return;
    shown.current = isInOrder;
    const control = isInOrder ? '[role="spinbutton"]' : 'button';
    if (hadFocus.current) root.current?.querySelector<HTMLElement>(control)?.focus();
  }, [isInOrder]);

  if (!actions.mayOrder) return null;
  return (
    <span
      ref={root}
      className={styles.control}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {isInOrder ? (
        <QuantityStepper
          className={styles.stepper}
          label={t('shell.cart.quantity', { name: product.name })}
          value={qty}
          min={0}
          max={maxQuantity(product, qty)}
          onValueChange={(next) => actions.setQuantity(product, next)}
        />
      ) : (
        <Button
          {...button}
          startIcon={Plus}
          aria-label={t('shop.add.named', { name: product.name })}
          disabledReason={product.stock === 0 ? t('shop.outOfStock') : undefined}
          onClick={() => void actions.add(product, options)}
        >
          {label ?? t('shop.add.short')}
        </Button>
      )}
    </span>
  );
}
